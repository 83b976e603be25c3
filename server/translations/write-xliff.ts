import type { PageTexts } from "./read-texts.ts";
import { unitName } from "./translation-file.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** XML 1.0 cannot represent other control characters, even escaped. */
// oxlint-disable-next-line no-control-regex -- these are what is left out
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string) => text.replaceAll(UNWRITABLE, "").replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** XLIFF's terms for the three states. */
const STATES = { missing: "initial", outdated: "initial", done: "translated" } as const;

/** XLIFF 2.1 with a `file` per page and a `unit` per text. */
export function* writeXliff(pages: readonly PageTexts[], source_locale: string, locale: string) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${xml(source_locale)}" trgLang="${xml(locale)}">\n`;
  for (const { page_id, title, texts } of pages) {
    if (!texts.length) continue;
    yield `<file id="${page_id}" original="${xml(title)}">\n`;
    for (const [at, text] of texts.entries()) {
      yield `<unit id="u${at + 1}" name="${xml(unitName(text))}"><segment state="${STATES[text.state]}">`;
      yield `<source xml:space="preserve">${xml(text.source)}</source>`;
      yield `<target xml:space="preserve">${xml(text.target ?? "")}</target></segment></unit>\n`;
    }
    yield "</file>\n";
  }
  yield "</xliff>\n";
}
