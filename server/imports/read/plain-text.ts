const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function entityOf(whole: string, name: string) {
  const code = name.startsWith("#x") ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const HAS_TAGS = /<\/?(?:p|br|div|ul|ol|li|strong|b|em|i|a|span)\b[^>]*>/i;

/** Registers write paragraphs and lists with tags; ours are plain lines. A text without tags stays as it is. */
export function plainText(text: string): string {
  if (!HAS_TAGS.test(text)) return text;
  return text
    .replaceAll(/\s*<br\s*\/?>\s*/gi, "\n")
    .replaceAll(/\s*<li\b[^>]*>\s*/gi, "\n- ")
    .replaceAll(/\s*<\/(?:p|div|ul|ol)>\s*/gi, "\n\n")
    .replaceAll(/<\/?[a-z][^>]*>/gi, "")
    .replaceAll(/&(#x?[\da-f]+|[a-z]+);/gi, entityOf)
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
