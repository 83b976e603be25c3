const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Our texts are Markdown; everything but paragraphs and lists becomes plain text. */
export const plainText = (markdown: string) =>
  markdown
    .replaceAll(/\[([^[\]]*)\]\(([^()[\]\s]*)\)/g, "$1 ($2)")
    .replaceAll(/\*\*([^*\n]+)\*\*/g, "$1")
    .replaceAll(/__([^_\n]+)__/g, "$1")
    .replaceAll(/^#{1,6}\s+/gm, "");

const ITEM = /^\s*(?:([-*+])|\d+[.)])\s+/;

function block(lines: readonly string[]) {
  if (!lines.every((line) => ITEM.test(line))) return `<p>${lines.map(escape).join("<br>")}</p>`;
  const list = ITEM.exec(lines[0] ?? "")?.[1] ? "ul" : "ol";
  return `<${list}>${lines.map((line) => `<li>${escape(line.replace(ITEM, ""))}</li>`).join("")}</${list}>`;
}

/** HTML with the few tags that the Dutch register accepts. The text itself is escaped. */
export const richText = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .map(block)
    .join("");
