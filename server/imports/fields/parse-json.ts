/** A shape has four levels, a row of an answer three: what goes deeper is none of ours, and could exhaust the stack. */
const MAX_DEPTH = 20;

function isDeep(text: string) {
  let depth = 0;
  for (const sign of text) {
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** The JSON in a cell; nothing if there is none, or if it is nested too deep. */
export function parseJson(cell: string): unknown {
  if (isDeep(cell)) return undefined;
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}
