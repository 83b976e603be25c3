import type { RecipePart } from "#contract/import-recipe.ts";

/** `{type}, {address}` */
export const writePattern = (parts: readonly RecipePart[]) =>
  parts.map((part) => ("text" in part ? part.text : `{${part.column}}`)).join("");

/** Names in braces are columns. `unknown`: the first that the file does not have. */
export function readPattern(text: string, columns: readonly string[]): { parts: RecipePart[]; unknown?: string } {
  const parts: RecipePart[] = [];
  let unknown: string | undefined;
  for (const [index, piece] of text.split(/\{([^{}]*)\}/).entries()) {
    if (index % 2 === 1 && columns.includes(piece)) parts.push({ column: piece });
    else if (index % 2 === 1) unknown ??= piece;
    else if (piece) parts.push({ text: piece });
  }
  return unknown === undefined ? { parts } : { parts, unknown };
}
