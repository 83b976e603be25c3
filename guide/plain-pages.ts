import { guideLocale } from "#contract/guide-locales.ts";
import { acceptedLanguages } from "./accepted-languages.ts";
import { directionOf, languageTag } from "./language.ts";
import { PLAIN_WORDS } from "./plain-words.ts";

/**
 * Error pages for when the guide cannot be rendered: one string each, inline styles, no further requests. The
 * Content-Security-Policy must allow PLAIN_STYLE by its hash.
 */
export const PLAIN_STYLE = `*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,1fr);align-content:center;background:#fff;color:#0b0f14;font:400 18px/1.55 "Inter Variable",Inter,"Noto Sans Khmer","Noto Sans Arabic",system-ui,sans-serif;padding:40px 20px;overflow-wrap:break-word}main{width:100%;max-width:592px;margin:0 auto}svg{display:block;width:56px;height:59px;margin-bottom:28px;fill:currentColor}h1{font-size:34px;line-height:1.12;letter-spacing:-.025em;font-weight:650;margin:0;text-wrap:balance}p{margin:14px 0 0}.lead{font-size:20px;line-height:1.5}b{font-weight:650}.b{display:inline-flex;align-items:center;min-height:52px;margin-top:14px;padding:10px 22px;border:2px solid #166534;border-radius:8px;background:#166534;color:#fff;font-weight:650;text-decoration:none}hr{border:0;border-top:1px solid #d5dae0;margin:32px 0 0}.m{color:#414b58;font-size:16px;line-height:1.5}label{display:block;margin-top:28px;font-weight:650}.f{display:flex;flex-wrap:wrap;gap:12px;margin-top:8px}.f input{flex:1 1 200px;min-width:0;min-height:52px;padding:8px 14px;border:2px solid #414b58;border-radius:8px;background:#fff;color:#0b0f14;font:inherit;font-size:22px;letter-spacing:.06em}.f .b{margin:0;font:inherit;font-weight:650;cursor:pointer}a{color:inherit}:focus-visible{outline:3px solid currentColor;outline-offset:2px;box-shadow:0 0 0 7px #fd0}:lang(km) :is(h1,p){letter-spacing:0;line-height:1.8}:lang(ar) :is(h1,p){letter-spacing:0;line-height:1.6}@media(min-width:900px){h1{font-size:48px}.lead{font-size:21px}}@media(prefers-color-scheme:dark){body{background:#0b0f14;color:#f6f7f9}.m{color:#bcc5d0}hr{border-color:#2c3743}.f input{background:#141a21;color:#f6f7f9;border-color:#bcc5d0}.b{background:#a3d9b5;border-color:#a3d9b5;color:#0b0f14}}`;

const MARK =
  '<svg viewBox="0 0 40 42" aria-hidden="true"><polygon points="10 1.6 19.18 6.9 19.18 17.5 10 22.8 0.82 17.5 0.82 6.9"/><polygon points="30 1.6 39.18 6.9 39.18 17.5 30 22.8 20.82 17.5 20.82 6.9"/><polygon points="20 18.9 29.18 24.2 29.18 34.8 20 40.1 10.82 34.8 10.82 24.2"/></svg>';

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** One of our sentences with a foreign value, in bold. */
export const withValue = (text: string, name: string, value: string) =>
  escapeHtml(text).replace(`{${name}}`, () => `<b><bdi>${escapeHtml(value)}</bdi></b>`);

type Plain = {
  readonly locale: string;
  readonly title: string;
  readonly text: string;
  /** The page's form or links, already HTML. */
  readonly body?: string;
  readonly button?: string;
  /** Sentences below the line, already HTML. */
  readonly below?: readonly string[];
  /** The city's header and footer instead of ours, already HTML. */
  readonly face?: { readonly head: string; readonly foot: string; readonly css: string } | undefined;
};

export const plainPage = ({ locale, title, text, body = "", button, below = [], face }: Plain) => `<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${face?.css ?? PLAIN_STYLE}</style>
</head>
<body>
<main>
${face?.head ?? MARK}
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
${body}${button ? `<p><a class="b" href="">${escapeHtml(button)}</a></p>\n` : ""}${below.length > 0 ? `<hr><p class="m">${below.join(" ")}</p>\n` : ""}</main>
${face?.foot ?? ""}</body>
</html>
`;

export type PlainRequest = { readonly accept_language: string | undefined };

function wordsFor({ accept_language }: PlainRequest) {
  const locale = guideLocale(...acceptedLanguages(accept_language));
  return { locale, words: PLAIN_WORDS[locale] };
}

/** No guide exists under this host. */
export function unknownHostPage({ host, ...asked }: PlainRequest & { readonly host: string }) {
  const { locale, words } = wordsFor(asked);
  const below = [withValue(words.unknown_owner, "host", host)];
  return plainPage({ locale, title: words.unknown, text: words.unknown_text, below });
}

/** The site exists, but its home page is not published. */
export function notOpenPage(asked: PlainRequest) {
  const { locale, words } = wordsFor(asked);
  return plainPage({ locale, title: words.not_open, text: words.not_open_text });
}

/** The site was deleted. */
export function endedPage(asked: PlainRequest) {
  const { locale, words } = wordsFor(asked);
  return plainPage({ locale, title: words.ended, text: words.ended_text });
}

/** A preview, opened without permission. */
export function previewLockedPage(asked: PlainRequest) {
  const { locale, words } = wordsFor(asked);
  return plainPage({ locale, title: words.locked, text: words.locked_text });
}

type Failure = PlainRequest & {
  /** Contact, if the site could still be read. */
  readonly contact?: string | null | undefined;
  /** Reference to find the error in the logs. */
  readonly reference?: string | undefined;
};

/** Internal error: reads nothing more, because that could fail too. */
export function failurePage({ contact, reference, ...asked }: Failure) {
  const { locale, words } = wordsFor(asked);
  const below = [
    ...(contact ? [withValue(words.contact, "contact", contact)] : []),
    ...(reference ? [withValue(words.reference, "reference", reference)] : []),
  ];
  return plainPage({ locale, title: words.failed, text: words.failed_text, button: words.again, below });
}
