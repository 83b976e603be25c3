/** PostgreSQL can store neither NUL nor a lone surrogate. */
const UNSTORABLE = /[\0\p{Cs}]/u;
/** Far deeper than our data, far shallower than the stack. */
const MAX_DEPTH = 100;

/** The path of the first part that cannot be stored: `["label", "name"]`. */
export function findUnstorable(value: unknown, depth = 0): string[] | undefined {
  if (typeof value === "string") return UNSTORABLE.test(value) ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) {
      const found = findUnstorable(part, depth + 1);
      if (found) return [String(at), ...found];
    }
    return undefined;
  }
  for (const [name, part] of Object.entries(value) as [string, unknown][]) {
    const found = UNSTORABLE.test(name) ? [] : findUnstorable(part, depth + 1);
    if (found) return [name, ...found];
  }
  return undefined;
}

/** For texts of files, where one bad character is no reason to refuse the rest. */
export const replaceUnstorable = (text: string) => text.replaceAll(/[\0\p{Cs}]/gu, "\uFFFD");
