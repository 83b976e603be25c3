const blocksOf = (markdown: string) => markdown.trim().split(/\n\n+/);

/** Splits two versions of a text by paragraphs into common start, difference and common end. */
export function partAtChange(before: string, after: string) {
  const [a, b] = [blocksOf(before), blocksOf(after)];
  const least = Math.min(a.length, b.length);
  let first = 0;
  while (first < least && a[first] === b[first]) first += 1;
  let last = 0;
  while (last < least - first && a.at(-1 - last) === b.at(-1 - last)) last += 1;
  const joined = (blocks: readonly string[]) => blocks.join("\n\n");
  return {
    head: joined(b.slice(0, first)),
    was: joined(a.slice(first, a.length - last)),
    is: joined(b.slice(first, b.length - last)),
    tail: joined(b.slice(b.length - last)),
  };
}
