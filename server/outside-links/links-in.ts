/** Longer addresses are almost always tracking, and would not fit the index. */
const LONGEST = 1000;

/** `[our policy](https://city.example/policy)`. Bounded, so that matching is linear. */
const IN_TEXT = /\]\((https?:\/\/[^\s()<>"\\]{1,1000})\)/g;
const WHOLE = /^https?:\/\/[^\s<>"\\]{1,1000}$/;

function isAddress(text: string) {
  return text.length <= LONGEST && URL.canParse(text) && new URL(text).hostname.includes(".");
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Every address that a page links to: fields that are one, and links in its texts. */
export function linksIn(snapshot: unknown): string[] {
  const found = stringsIn(snapshot).flatMap((text) =>
    WHOLE.test(text) ? [text] : [...text.matchAll(IN_TEXT)].map(([, url = ""]) => url),
  );
  return [...new Set(found)].filter(isAddress);
}
