import { hasAtMost } from "#contract/letters.ts";

export type Wanted = {
  /** What the answer was made from; empty for a picture. */
  readonly source: string;
  /** Letters. */
  readonly max: number;
  readonly is_line: boolean;
};

/** Anything that looks like a tag or a comment. */
const HTML = /<[a-z!/?]/i;

/** What the guide's small Markdown does not have. Allowed if the source has it too: it is only shown as text. */
const FOREIGN = [/!\[/, /^[ \t]*(```|~~~|>|\|)/m, /^[ \t]*(-{3,}|\*{3,})[ \t]*$/m];

const TARGETS = /\]\(([^()\s[\]]*)\)?/g;
const MARKERS = ["://", "www.", "mailto:", "tel:"];
const BETWEEN = /[\s()[\]<>"]/;
const OF_SCHEME = /[a-z0-9+.-]/i;
const AT_END = /[.,;:!?'*_។]$/;

/** The address in a word, from its scheme on. */
function addressIn(word: string) {
  const found = MARKERS.map((marker) => word.toLowerCase().indexOf(marker)).filter((at) => at >= 0);
  if (!found.length) return [];
  let start = Math.min(...found);
  while (start > 0 && OF_SCHEME.test(word[start - 1] ?? "")) start -= 1;
  return [withoutEnd(word.slice(start))];
}

function withoutEnd(address: string) {
  let end = address;
  while (AT_END.test(end)) end = end.slice(0, -1);
  return end;
}

const linksIn = (text: string) => [
  ...[...text.matchAll(TARGETS)].map(([, target = ""]) => target),
  ...text.split(BETWEEN).flatMap(addressIn),
];

/** Some models think aloud first, or put the answer into a fence or quotes. */
function unwrapped(answer: string, source: string) {
  let text = answer.trim();
  const [, ...spoken] = text.startsWith("<think>") ? text.split("</think>") : [];
  if (spoken.length) text = spoken.join("</think>").trim();
  const lines = text.split("\n");
  if (lines.length > 2 && lines[0]?.startsWith("```") && lines.at(-1)?.trim() === "```")
    text = lines.slice(1, -1).join("\n").trim();
  const isQuoted = text.length > 2 && text.startsWith('"') && text.endsWith('"') && !source.trim().startsWith('"');
  return isQuoted && !text.slice(1, -1).includes('"') ? text.slice(1, -1).trim() : text;
}

const INVISIBLE = /(?![\n\t])\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The words of an answer, or undefined if they cannot be used: a text may have been written to mislead the model. No
 * HTML, no links that the source does not have, nothing far longer than the source.
 */
export function cleanAnswer(answer: string, { source, max, is_line }: Wanted): string | undefined {
  const normal = unwrapped(answer.replaceAll("\r\n", "\n"), source).replace(INVISIBLE, "");
  const text = is_line ? normal.split(/\s+/).join(" ").trim() : normal;
  if (source !== "" && text.length > source.length * 5 + 400) return undefined;
  if (!hasAtMost(text, max) || HTML.test(text)) return undefined;
  if (FOREIGN.some((form) => form.test(text) && !form.test(source))) return undefined;
  const known = new Set(linksIn(source));
  return linksIn(text).every((link) => known.has(link)) ? text : undefined;
}
