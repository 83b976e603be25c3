import { unreadable } from "./unreadable-file.ts";
import { MAX_ROW_LENGTH } from "./raw-row.ts";

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 44, 91, 93, 123, 125];
/** Enough to contain the name before a list. */
const TAIL = 80;
/** Deeper than any list of places, but safe for the stack. */
const MAX_DEPTH = 50;
const LIST_NAME = /"(\w+)"\s*:\s*$/;

/** Whether to read the `nth` list of a file, which is inside objects only. `before`: the text before it. */
export type WantedList = (depth: number, before: string, nth: number) => boolean;

/** The document itself, or a list under one of these names. */
export const listNamed =
  (names: readonly string[]): WantedList =>
  (depth, before) =>
    depth === 0 || (depth === 1 && names.includes(LIST_NAME.exec(before)?.[1] ?? ""));

/** Keeps incomplete elements until the next piece. */
function createSplitter(isWantedList: WantedList, isCertain: boolean) {
  let count = 0;
  let [depth, listDepth] = [0, 0];
  let [isString, isEscaped, isBegun, isListOver] = [false, false, false, false];
  let [kept, tail] = ["", ""];
  /** Depth of the list being skipped; lists nested in it are ignored. */
  let passed = 0;
  let lists = 0;

  /** Inside a string, only its end matters. */
  function passString(code: number) {
    if (isEscaped) isEscaped = false;
    else if (code === BACKSLASH) isEscaped = true;
    else if (code === QUOTE) isString = false;
  }

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
      const isList = code === OPEN_LIST && !listDepth && !isListOver && !passed;
      const before = isList ? (tail + piece.slice(Math.max(0, at - TAIL), at)).slice(-TAIL) : "";
      const begins = isList && isWantedList(depth, before, lists);
      if (isList) lists += 1;
      if (isList && !begins) passed = depth + 1;
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
      if (passed === depth) passed = 0;
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
    if (isCertain && !listDepth) kept = "";
    else if (!isListOver) kept += piece.slice(start);
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
 * Splits a document of any size into list elements without parsing it whole. Without a wanted list, any other object is
 * a single element. `isCertain`: the wanted list exists, so nothing before it has to be kept.
 */
export function* splitJson(pieces: Iterable<string>, isWanted: WantedList, isCertain = false): Generator<string> {
  const splitter = createSplitter(isWanted, isCertain);
  for (const piece of pieces) yield* splitter.read(piece);
  yield* splitter.end();
}
