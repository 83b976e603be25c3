const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];

/**
 * Which of the lists that stand in objects only holds the most objects, counted from 0 as `splitJson` does; undefined if
 * none holds any. Looks at signs only: whether the document is valid is found when it is read.
 */
export function largestList(pieces: Iterable<string>): number | undefined {
  const counts: number[] = [];
  let [depth, listDepth] = [0, 0];
  let [isString, isEscaped] = [false, false];

  const open = (code: number) => {
    if (listDepth && depth === listDepth && code === OPEN_OBJECT) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    depth += 1;
    if (listDepth || code !== OPEN_LIST) return;
    listDepth = depth;
    counts.push(0);
  };
  const close = () => {
    if (depth === listDepth) listDepth = 0;
    depth -= 1;
  };
  /** Inside a string, only its end matters. */
  const passString = (code: number) => {
    if (isEscaped) isEscaped = false;
    else if (code === BACKSLASH) isEscaped = true;
    else if (code === QUOTE) isString = false;
  };
  const pass = (code: number) => {
    if (isString) passString(code);
    else if (code === QUOTE) isString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) open(code);
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) close();
  };
  for (const piece of pieces) for (let at = 0; at < piece.length; at += 1) pass(piece.charCodeAt(at));
  const most = counts.reduce((best, count) => Math.max(best, count), 0);
  return most > 0 ? counts.indexOf(most) : undefined;
}
