import { readableOn } from "#contract/colour.ts";
import { isHexColor } from "#datachain/colors.ts";
import { languageName, languageTag } from "./language.ts";
import { escapeHtml, PLAIN_STYLE } from "./plain-pages.ts";
import type { SignWords } from "./sign-words.ts";

/** The city behind a sign: shown when a code opens no page. */
export type SignFace = {
  readonly name: Readonly<Record<string, string>>;
  readonly url: string;
  readonly locales: readonly string[];
  readonly default_locale: string;
  /** Path relative to `url`. */
  readonly logo_url: string | null;
  readonly primary_color: string | null;
  readonly contact_email: string | null;
  readonly contact_phone: string | null;
};

const FACE_STYLE =
  "header{display:flex;align-items:center;gap:12px;margin-bottom:32px;font-weight:650;line-height:1.2}header img{display:block;width:auto;height:48px;max-width:120px;object-fit:contain}header a{text-decoration:none}footer{width:100%;max-width:592px;margin:40px auto 0;padding-top:20px;border-top:1px solid #d5dae0;font-size:16px}nav{display:flex;flex-wrap:wrap;gap:6px 18px;margin-top:14px}footer a,nav a{display:inline-block;padding:4px 0}@media(prefers-color-scheme:dark){footer{border-color:#2c3743}header img{padding:4px;border-radius:6px;background:#fff}}";

/** The city's colour for the band and buttons, with readable text on it. */
function colourStyle(color: string | null) {
  if (!color || !isHexColor(color)) return "";
  const ink = readableOn(color);
  return `body{border-top:8px solid ${color}}main .b{background:${color};border-color:${color};color:${ink}}`;
}

/** Complete style of a page with this face; the CSP allows its hash. */
export const faceStyle = ({ primary_color }: SignFace) => PLAIN_STYLE + FACE_STYLE + colourStyle(primary_color);

export const guideName = ({ name, default_locale, url }: SignFace, locale: string) =>
  name[locale] ?? name[default_locale] ?? new URL(url).host;

export function faceHead(face: SignFace, locale: string) {
  const picture = face.logo_url ? `<img src="${escapeHtml(face.logo_url)}" alt="">` : "";
  return `<header>${picture}<a href="${escapeHtml(face.url)}"><bdi>${escapeHtml(guideName(face, locale))}</bdi></a></header>`;
}

function contactLinks({ contact_email, contact_phone }: SignFace) {
  const mail = contact_email && `<a href="mailto:${escapeHtml(contact_email)}">${escapeHtml(contact_email)}</a>`;
  const number = contact_phone?.replaceAll(/[^+\d]/g, "");
  const phone = number && `<a href="tel:${number}" dir="ltr">${escapeHtml(contact_phone ?? "")}</a>`;
  return [mail, phone].filter(Boolean).join(" · ");
}

/** Contacts, and links to the page's other languages. */
export function faceFoot(face: SignFace, locale: string, words: SignWords, languages: readonly string[]) {
  const contact = contactLinks(face);
  const links = languages
    .filter((one) => one !== locale)
    .map((one) => `<a href="?lang=${one}" lang="${languageTag(one)}">${escapeHtml(languageName(one))}</a>`);
  const nav = links.length ? `<nav aria-label="${escapeHtml(words.languages)}">${links.join("")}</nav>` : "";
  const asked = contact ? `<div>${escapeHtml(words.questions)} ${contact}</div>` : "";
  return asked || nav ? `<footer>${asked}${nav}</footer>\n` : "";
}
