const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }),
);

function entityOf(whole: string, name: string) {
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (!name.startsWith("#")) return ENTITIES.get(name) ?? whole;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const HAS_TAGS = /<\/?(?:p|br|div|ul|ol|li|strong|b|em|i|a|span)\b[^<>]*>/i;
const TAG = /<\/?[a-z][^<>]*>/gi;
const NAME = /^<(\/?[a-z0-9]+)/i;

/** Replacements of block tags; other tags are removed. */
const BREAKS: ReadonlyMap<string, string> = new Map([
  ["br", "\n"],
  ["li", "\n- "],
  ...["/p", "/div", "/ul", "/ol"].map((tag) => [tag, "\n\n"] as const),
]);

/** Trims spaces around line breaks. */
function withBreaks(text: string): string {
  const parts: string[] = [];
  let [at, isBroken] = [0, false];
  const add = (end: number) => parts.push(isBroken ? text.slice(at, end).trimStart() : text.slice(at, end));
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    add(index);
    const sign = BREAKS.get(NAME.exec(tag)?.[1]?.toLowerCase() ?? "");
    if (sign !== undefined) parts.push((parts.pop() ?? "").trimEnd(), sign);
    at = index + tag.length;
    isBroken = sign !== undefined || (isBroken && !parts.at(-1));
  }
  add(text.length);
  return parts.join("");
}

/** Converts HTML paragraphs and lists to plain lines. Text without tags is unchanged. */
export function plainText(text: string): string {
  if (!HAS_TAGS.test(text)) return text;
  return withBreaks(text)
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, entityOf)
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
