import { guideLocale } from "#contract/guide-locales.ts";
import { acceptedLanguages } from "./accepted-languages.ts";
import { type Asked, escapeHtml, plainPage, withValue } from "./plain-pages.ts";
import { SIGN_WORDS, type SignWords } from "./sign-words.ts";

/** A guide that a code belongs to, as far as it is known here. */
type Guide = { readonly name: string; readonly url: string };

function wordsFor({ accept_language }: Asked) {
  const locale = guideLocale(...acceptedLanguages(accept_language));
  return { locale, words: SIGN_WORDS[locale] };
}

const linkTo = (url: string, text: string) => `<p><a class="b" href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>\n`;

/** Works without a script: the code goes to the address that any scan goes to. */
const fieldFor = (words: SignWords, typed: string) =>
  `<form action="/"><label for="code">${escapeHtml(words.code)}</label><div class="f"><input id="code" name="code" value="${escapeHtml(typed)}" maxlength="32" dir="ltr" autocapitalize="none" autocomplete="off" spellcheck="false"><button class="b">${escapeHtml(words.open)}</button></div></form>\n`;

/** Nothing was typed yet. */
export function enterCodePage(asked: Asked) {
  const { locale, words } = wordsFor(asked);
  return plainPage({ locale, title: words.enter, text: words.enter_text, body: fieldFor(words, "") });
}

type Missed = Asked & {
  readonly code: string;
  /** The last character does not fit the others. */
  readonly isMistyped: boolean;
  /** What was probably meant. */
  readonly meant: string | undefined;
};

/** No code answers. What was typed stays in the field. */
export function unknownCodePage({ code, isMistyped, meant, ...asked }: Missed) {
  const { locale, words } = wordsFor(asked);
  const guess = meant
    ? `<p>${withValue(words.meant, "code", meant)} <a href="/${escapeHtml(meant)}">${escapeHtml(words.open_it)}</a></p>\n`
    : "";
  return plainPage({
    locale,
    title: isMistyped ? words.mistyped : words.unknown,
    text: isMistyped ? words.mistyped_text : words.unknown_text,
    body: guess + fieldFor(words, code),
  });
}

/** Printed, and not assigned to a place yet. Staff can do that here and now. */
export function blankCodePage({
  code,
  claim_url,
  ...asked
}: Asked & { readonly code: string; readonly claim_url: string }) {
  const { locale, words } = wordsFor(asked);
  const link = `<a href="${escapeHtml(claim_url)}">${escapeHtml(words.claim)}</a>`;
  return plainPage({
    locale,
    title: words.blank,
    text: words.blank_text,
    below: [withValue(words.staff, "code", code), link],
  });
}

/** It leads to a page that is not public. */
export function waitingCodePage({ guide, ...asked }: Asked & { readonly guide: Guide }) {
  const { locale, words } = wordsFor(asked);
  return plainPage({
    locale,
    title: words.waiting,
    text: words.waiting_text,
    body: linkTo(guide.url, words.guide.replace("{name}", guide.name)),
  });
}

type Ended = Asked & {
  readonly guide: Guide;
  /** In the words of those who ended it. */
  readonly because?: string | null;
  readonly next?: string | undefined;
};

/** A sign that is no longer in use, or not at this time. */
export function endedCodePage({ guide, because, next, ...asked }: Ended) {
  const { locale, words } = wordsFor(asked);
  const reason = because ? `<p>${escapeHtml(because)}</p>\n` : "";
  const onward = next ? linkTo(next, words.next) : "";
  return plainPage({
    locale,
    title: words.ended,
    text: words.ended_text,
    body: reason + onward + linkTo(guide.url, words.guide.replace("{name}", guide.name)),
  });
}
