import { unreadable } from "../read/unreadable-file.ts";
import { MAX_ROW_LENGTH } from "../read/raw-row.ts";

/** Workbooks nest about ten deep. */
const MAX_DEPTH = 64;

const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

function characterOf(whole: string, name: string) {
  if (!name.startsWith("#")) return NAMED.get(name) ?? whole;
  const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD";
}

/** Only the five entities of XML itself: documents that declare others are refused. */
const decoded = (text: string) =>
  text.includes("&") ? text.replaceAll(/&(#x?[\dA-Fa-f]{1,8}|[a-z]{1,4});/g, characterOf) : text;

/** The value of an attribute, by its whole name. */
export function attribute(tag: string, name: string): string | undefined {
  for (let at = tag.indexOf(`${name}=`); at >= 0; at = tag.indexOf(`${name}=`, at + 1)) {
    const before = tag.charCodeAt(at - 1);
    if (before !== 32 && before !== 10 && before !== 13 && before !== 9) continue;
    const quote = tag[at + name.length + 1];
    const start = at + name.length + 2;
    const end = quote === '"' || quote === "'" ? tag.indexOf(quote, start) : -1;
    return end < 0 ? undefined : decoded(tag.slice(start, end));
  }
  return undefined;
}

/** The end of a tag. Quoted values may contain `>`, but hardly ever do. */
function tagEnd(text: string, from: number): number {
  const near = text.indexOf(">", from);
  if (near < 0 || text.charCodeAt(from + 1) === 47) return near;
  let quote = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quote) quote = code === quote ? 0 : quote;
    else if (code === 34 || code === 39) quote = code;
    else if (code === 62) return at;
  }
  return -1;
}

/** The name of a tag, without its prefix: writers differ in prefixes, not in names. */
function nameIn(tag: string, from: number): string {
  let [start, at] = [from, from];
  for (; at < tag.length; at += 1) {
    const code = tag.charCodeAt(at);
    if (code === 58) start = at + 1;
    else if (code <= 32 || code === 47 || code === 62) break;
  }
  return tag.slice(start, at);
}

export type XmlEvents = {
  /** `tag`: the whole tag, for `attribute`. */
  readonly open: (name: string, tag: string) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
};

/** Sections that are no elements: comments and instructions are skipped, document types refused. */
function sectionAt(text: string, at: number) {
  const code = text.charCodeAt(at + 1);
  if (code === 63) return { end: "?>", length: 2 };
  if (code !== 33) return undefined;
  if (text.startsWith("<!--", at)) return { end: "-->", length: 4 };
  if (text.startsWith("<![CDATA[", at)) return { end: "]]>", length: 9 };
  throw unreadable("This workbook declares a document type");
}

/** Reads XML in pieces of any size and keeps only what a tag or text still lacks. */
export function createXmlReader({ open, text: onText, close }: XmlEvents) {
  let rest = "";
  let depth = 0;

  function passTag(tag: string) {
    if (tag.charCodeAt(1) === 47) {
      depth -= 1;
      close(nameIn(tag, 2));
      return;
    }
    const isEmpty = tag.endsWith("/>");
    const name = nameIn(tag, 1);
    depth += 1;
    if (depth > MAX_DEPTH) throw unreadable(`This workbook is nested more than ${MAX_DEPTH} levels deep`);
    open(name, tag);
    if (!isEmpty) return;
    depth -= 1;
    close(name);
  }

  /** Passes one piece of markup; -1 if its end has not come yet. */
  function passMarkup(all: string, at: number): number {
    // what it is may still be cut off
    if (all.length - at < 9 && all[at + 1] === "!") return -1;
    const section = sectionAt(all, at);
    const end = section ? all.indexOf(section.end, at + section.length) : tagEnd(all, at);
    if (end < 0) return -1;
    if (!section) passTag(all.slice(at, end + 1));
    else if (section.length === 9) onText(all.slice(at + 9, end));
    return end + (section?.end.length ?? 1);
  }

  function write(piece: string) {
    const all = rest + piece;
    let at = 0;
    while (at < all.length) {
      const start = all.indexOf("<", at);
      if (start < 0) break;
      if (start > at) onText(decoded(all.slice(at, start)));
      at = start;
      const next = passMarkup(all, at);
      if (next < 0) break;
      at = next;
    }
    rest = all.slice(at);
    if (rest.length > MAX_ROW_LENGTH) throw unreadable("A cell of this workbook is too large");
  }

  function end() {
    if (depth !== 0 || rest.trim()) throw unreadable("This workbook ends in the middle");
  }
  return { write, end };
}

/** Reads a whole part. */
export async function readXml(pieces: AsyncIterable<string>, events: Partial<XmlEvents>) {
  const nothing = () => undefined;
  const reader = createXmlReader({ open: nothing, text: nothing, close: nothing, ...events });
  for await (const piece of pieces) reader.write(piece);
  reader.end();
}
