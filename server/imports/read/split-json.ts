import { unreadable } from "./decode-text.ts";
import { MAX_ROW_LENGTH } from "./raw-row.ts";

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 91, 93, 123, 125];
/** Enough to contain the name before a list. */
const TAIL = 80;
/** Deeper than any list of places, but safe for the stack. */
const MAX_DEPTH = 50;
const LIST_NAME = /"(\w+)"\s*:\s*$/;

/** Keeps incomplete elements until the next piece. */
function createSplitter(listNames: readonly string[]) {
  let count = 0;
  let [depth, listDepth] = [0, 0];
  let [isString, isEscaped, isBegun, isListOver] = [false, false, false, false];
  let [kept, tail] = ["", ""];

  /** Inside a string, only its end matters. */
  function passString(code: number) {
    if (isEscaped) isEscaped = false;
    else if (code === BACKSLASH) isEscaped = true;
    else if (code === QUOTE) isString = false;
  }

  const isWantedList = (before: string) =>
    depth === 0 || (depth === 1 && listNames.includes(LIST_NAME.exec(before)?.[1] ?? ""));

  function read(piece: string): string[] {
    const elements: string[] = [];
    let start = 0;
    const take = (end: number) => {
      count += 1;
      elements.push((kept + piece.slice(start, end)).trim());
      kept = "";
      start = end + 1;
    };
    const open = (code: number, at: number) => {
      const isWanted = code === OPEN_LIST && !listDepth && !isListOver;
      const before = depth === 1 ? (tail + piece.slice(Math.max(0, at - TAIL), at)).slice(-TAIL) : "";
      const begins = isWanted && isWantedList(before);
      isBegun = true;
      depth += 1;
      if (depth > MAX_DEPTH) throw unreadable(`Entry ${count + 1} is nested more than ${MAX_DEPTH} levels deep`);
      if (!begins) return;
      listDepth = depth;
      [kept, start] = ["", at + 1];
    };
    const close = (at: number) => {
      if (listDepth && depth === listDepth) {
        take(at);
        if (!elements.at(-1)) elements.pop();
        [listDepth, isListOver] = [0, true];
      }
      depth -= 1;
      if (depth < 0) throw unreadable("This is not JSON");
    };
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (isString) passString(code);
      else if (code === QUOTE) isString = true;
      else if (code === OPEN_LIST || code === OPEN_OBJECT) open(code, at);
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) close(at);
      else if (code === COMMA && listDepth && depth === listDepth) take(at);
    }
    if (!isListOver) kept += piece.slice(start);
    if (kept.length > MAX_ROW_LENGTH)
      throw unreadable(`Entry ${count + 1} is larger than ${MAX_ROW_LENGTH / 1_000_000} MB`);
    tail = (tail + piece).slice(-TAIL);
    return elements;
  }

  function end(): string[] {
    if (!isBegun || isString || depth !== 0) throw unreadable("This JSON ends in the middle");
    return isListOver ? [] : [kept.trim()];
  }
  return { read, end };
}

/**
 * Splits a document of any size into list elements without parsing it whole. The list is the document itself or is found
 * under one of these names. Any other object is a single element.
 */
export function* splitJson(pieces: Iterable<string>, listNames: readonly string[]): Generator<string> {
  const splitter = createSplitter(listNames);
  for (const piece of pieces) yield* splitter.read(piece);
  yield* splitter.end();
}
