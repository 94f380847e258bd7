/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The reader's language: which it is, and its words from words/LANGUAGE.json. A word that a
 * catalogue lacks is English; {name} in a word is filled in.
 */
'use strict';

const languages = {
	ar: 'العربية', de: 'Deutsch', en: 'English', es: 'Español', fa: 'فارسی', fr: 'Français',
	he: 'עברית', ru: 'Русский', zh_CN: '简体中文',
};
const rightToLeft = ['ar', 'fa', 'he'];

let english = {};
let words = {};
let language = 'en';

/* Of a name such as de-AT or zh-Hans the one that is here, or undefined. */
function languageOf(name) {
	const short = String(name).split(/[-_]/)[0].toLowerCase();

	return short === 'zh' ? 'zh_CN' : Object.hasOwn(languages, short) ? short : undefined;
}

/* A browser may refuse to keep anything. */
function recall(key) {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function keep(key, value) {
	try {
		localStorage.setItem(key, value);
	} catch {
		/* then it is chosen again next time */
	}
}

function chooseLanguage() {
	const asked = new URLSearchParams(location.search).get('lang') || recall('language');

	for (const name of [asked, ...navigator.languages])
		if (name && languageOf(name))
			return languageOf(name);
	return 'en';
}

async function fetchWords(name) {
	const answer = await fetch(`/page/words/${name}.json`);

	return answer.ok ? answer.json() : {};
}

async function loadLanguage(name) {
	if (!english.boards)
		english = await fetchWords('en');
	words = name === 'en' ? english : await fetchWords(name);
	language = name;
	document.documentElement.lang = name.replace('_', '-');
	document.documentElement.dir = rightToLeft.includes(name) ? 'rtl' : 'ltr';
}

function word(key, values = {}) {
	const text = words[key] ?? english[key] ?? key;

	return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

/* Fills in what stands in the page itself. */
function translatePage() {
	for (const element of document.querySelectorAll('[data-word]'))
		element.textContent = word(element.dataset.word);
	for (const element of document.querySelectorAll('[data-label]')) {
		element.setAttribute('aria-label', word(element.dataset.label));
		if (element.tagName === 'BUTTON')
			element.title = word(element.dataset.label);
	}
}
