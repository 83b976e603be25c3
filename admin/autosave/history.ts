import { isSame, type Json } from "./json.ts";
import { merge, writeAt } from "./merge.ts";

type Step<D> = { readonly before: D; readonly after: D; readonly group?: string | undefined };

const LONGEST = 200;
/** Milliseconds within which keystrokes in one field form one step. */
const TOGETHER = 1500;

/** Undoes or redoes one step, and keeps everything else. */
function apply<D extends Json>(from: D, to: D, now: D): D {
  const { merged, clashes } = merge(from, now, to);
  // overwrites later changes at the same place: undo has to restore it
  return clashes.reduce<Json>((document, { path, theirs }) => writeAt(document, path, theirs), merged) as D;
}

/** Undo history of one author. Other people's changes in between are kept. */
export function createHistory<D extends Json>() {
  let done: Step<D>[] = [];
  let undone: Step<D>[] = [];
  let lastAt = 0;

  return {
    can: () => ({ canUndo: done.length > 0, canRedo: undone.length > 0 }),
    push: (step: Step<D>) => {
      const last = done.at(-1);
      const isMore =
        last &&
        step.group !== undefined &&
        last.group === step.group &&
        Date.now() - lastAt < TOGETHER &&
        !undone.length;
      lastAt = Date.now();
      undone = [];
      if (isMore && isSame(last.after, step.before)) done[done.length - 1] = { ...step, before: last.before };
      else done = [...done.slice(1 - LONGEST), step];
    },
    undo: (now: D): D | undefined => {
      const step = done.pop();
      if (!step) return undefined;
      undone.push(step);
      return apply(step.after, step.before, now);
    },
    redo: (now: D): D | undefined => {
      const step = undone.pop();
      if (!step) return undefined;
      done.push(step);
      return apply(step.before, step.after, now);
    },
  };
}
