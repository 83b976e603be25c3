import { isSame, type Json } from "./json.ts";
import { type Fitted, fittedPlaces } from "./fitted-places.ts";
import { createHistory } from "./history.ts";
import { type Clash, merge, type Path, readAt, writeAt } from "./merge.ts";

/** A document as the server has it. */
export type Saved<D> = { readonly document: D; readonly version: number };
/** One save. Sent again with the same id, it is done once. */
export type Save<D> = Saved<D> & { readonly save_id: string };

/** Who saved meanwhile and when, where the server told. */
type Other = { readonly changed_by?: string | undefined; readonly changed_at?: string | undefined };

/** What came of a save: it was done, somebody was faster, or it failed; `retry` when trying again may help. */
export type Outcome<D> =
  | { readonly kind: "saved"; readonly saved: Saved<D> }
  | ({ readonly kind: "conflict"; readonly current: Saved<D> } & Other)
  | {
      readonly kind: "failed";
      readonly retry: boolean;
      readonly error: unknown;
      /** How long the server asked to be left alone. */
      readonly wait_ms?: number;
    };

/** What is kept on this machine until the server has it, with the decisions that are still open. */
export type Draft<D> = {
  readonly document: D;
  readonly base: Saved<D>;
  readonly clashes: readonly Clash[];
  readonly fitted?: readonly Fitted[];
};

export type SaveState = "saved" | "waiting" | "saving" | "retrying" | "failed" | "conflict";

export type Snapshot<D> = {
  readonly document: D;
  readonly state: SaveState;
  readonly saved_at: number | null;
  readonly error: unknown;
  readonly clashes: readonly Clash[];
  /** What both wrote beside the clashes, and is merged already. */
  readonly fitted: readonly Fitted[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** One of both versions, or one that somebody made of them. */
export type Decision = "mine" | "theirs" | { readonly value: Json };

export type Autosaver<D> = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => Snapshot<D>;
  /** Changes with the same `group` in quick succession are undone together: typing in one field. */
  readonly edit: (change: (document: D) => D, group?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves now what is not saved; also the "try again" of a failed save. */
  readonly flush: () => void;
  /** Decides a clash; with the last one decided saving goes on. */
  readonly settle: (path: Path, decision: Decision) => void;
  /** The server's document was read again. */
  readonly refresh: (current: Saved<D>) => void;
  /** Saves what is not saved yet, without waiting for a pause, and ends. What cannot be saved now stays as a draft. */
  readonly leave: () => Promise<void>;
};

/** What deciding between two versions takes, whatever the document. */
export type ClashSaver = Pick<Autosaver<unknown>, "subscribe" | "snapshot" | "settle" | "flush">;

type Options<D> = {
  readonly saved: Saved<D>;
  /** What an earlier visit left behind, one draft after the other: the next is asked for when the last one is saved. */
  readonly takeDraft?: () => Draft<D> | undefined;
  readonly send: (save: Save<D>) => Promise<Outcome<D>>;
  /** Null: everything is with the server. */
  readonly keepDraft: (draft: Draft<D> | null) => void;
  readonly newId: () => string;
};

/** After the last keystroke; while somebody types on and on, not later than the second. */
const QUIET = 800;
const LATEST = 4000;
const RETRY_FIRST = 1000;
const RETRY_LONGEST = 30_000;

const isWithin = (path: Path, other: Path) => other.every((key, at) => path[at] === key);

/** Decisions that were open before, unless a new one covers the place or both sides now say the same. */
function stillOpen(open: readonly Clash[], found: readonly Clash[], theirs: Json): Clash[] {
  return open
    .filter(({ path }) => !found.some((one) => isWithin(one.path, path) || isWithin(path, one.path)))
    .map((clash) => ({ ...clash, theirs: readAt(theirs, clash.path) }))
    .filter((clash) => !isSame(clash.mine, clash.theirs));
}

/** A clash after a change: what is written at its place is mine, and writing what they have decides it. */
function followed(clash: Clash, before: Json, after: Json): Clash[] {
  const mine = readAt(after, clash.path);
  if (isSame(mine, readAt(before, clash.path))) return [clash];
  return isSame(mine, clash.theirs) ? [] : [{ ...clash, mine }];
}

/**
 * Saves a document by itself and loses nothing: one save is under way at a time, a save without an answer is sent again
 * under the same id until its fate is known, what others saved meanwhile is merged, and what cannot be merged is shown.
 */
export function createAutosaver<D extends Json>({
  send,
  takeDraft,
  keepDraft,
  newId,
  ...start
}: Options<D>): Autosaver<D> {
  const listeners = new Set<() => void>();
  const history = createHistory<D>();
  let saved = start.saved;
  let document = saved.document;
  let clashes: readonly Clash[] = [];
  let fitted: readonly Fitted[] = [];
  /** Sent, and its fate not known yet. */
  let pending: Save<D> | undefined;
  let isSending = false;
  let tries = 0;
  let error: unknown = null;
  let saved_at: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let isLeaving = false;
  let underWay: Promise<void> | undefined;
  let current: Snapshot<D>;

  function stateNow(): SaveState {
    if (clashes.length) return "conflict";
    if (isSending) return tries ? "retrying" : "saving";
    if (pending) return "retrying";
    if (error) return "failed";
    return isSame(document, saved.document) ? "saved" : "waiting";
  }

  function tell() {
    current = { document, state: stateNow(), saved_at, error, clashes, fitted, ...history.can() };
    for (const listener of listeners) listener();
  }

  const canPush = () => !error && !pending && !clashes.length && !isSame(document, saved.document);
  const isDone = () => isSame(document, saved.document) && !pending && !clashes.length;

  function remember() {
    keepDraft(isDone() ? null : { document, base: saved, clashes, fitted });
  }

  /** Goes on with what earlier visits left behind, as soon as nothing of this one is open. */
  function adoptDrafts() {
    const draft = isLeaving || !isDone() ? undefined : takeDraft?.();
    if (!draft) return;
    document = draft.document;
    rebase(saved, draft.base.document, { open: draft.clashes });
    // nobody saved since: what was told before still holds
    if (clashes.length && saved.version === draft.base.version) fitted = draft.fitted ?? fitted;
    remember();
    adoptDrafts();
  }

  function goOn() {
    remember();
    adoptDrafts();
    planSave();
    tell();
  }

  function plan(delay: number) {
    clearTimeout(timer);
    if (!isLeaving) timer = setTimeout(push, delay);
  }

  /** Soon after the last change; not at all while a save is under way, was refused, or a clash waits for somebody. */
  function planSave() {
    if (isSending || !canPush()) return;
    waitingSince ??= Date.now();
    plan(Math.max(0, Math.min(QUIET, waitingSince + LATEST - Date.now())));
  }

  /** Puts what the server has under what is here; what both changed waits for a decision, as does what already did. */
  function rebase(
    onto: Saved<D>,
    base: D,
    { open = [], changed_by: by, changed_at: at }: { open?: readonly Clash[] } & Other = {},
  ) {
    const { merged, clashes: found } = merge(base, document, onto.document);
    const told = { ...(by !== undefined && { by }), ...(at !== undefined && { at }) };
    clashes = [...found.map((clash) => ({ ...clash, ...told })), ...stillOpen(open, found, onto.document)];
    fitted = clashes.length ? fittedPlaces({ base, mine: document, theirs: onto.document }, clashes) : [];
    saved = onto;
    document = merged as D;
  }

  function push() {
    clearTimeout(timer);
    if (isSending || clashes.length) return;
    if (!pending && isSame(document, saved.document)) return;
    pending ??= { document, version: saved.version, save_id: newId() };
    waitingSince = undefined;
    underWay = pushed(pending);
  }

  async function pushed(save: Save<D>) {
    isSending = true;
    tell();
    const outcome = await send(save);
    isSending = false;
    settleOutcome(outcome, save);
    goOn();
  }

  function settleOutcome(outcome: Outcome<D>, sent: Save<D>) {
    if (outcome.kind === "failed") {
      error = outcome.error;
      if (!outcome.retry) {
        pending = undefined;
        tries = 0;
        return;
      }
      plan(Math.max(outcome.wait_ms ?? 0, Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** tries)));
      tries += 1;
      return;
    }
    pending = undefined;
    tries = 0;
    error = null;
    if (outcome.kind === "saved") {
      saved_at = Date.now();
      // an answer that is already old tells of a version that a refresh has overtaken
      if (outcome.saved.version >= saved.version) rebase(outcome.saved, sent.document);
    } else rebase(outcome.current, saved.document, outcome);
  }

  function change(next: D) {
    if (clashes.length) clashes = clashes.flatMap((clash) => followed(clash, document, next));
    document = next;
    if (error && !pending) error = null;
    goOn();
  }

  adoptDrafts();
  current = { document, state: stateNow(), saved_at, error, clashes, fitted, ...history.can() };
  planSave();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    edit: (make, group) => {
      const next = make(document);
      if (isSame(next, document)) return;
      history.push({ before: document, after: next, group });
      change(next);
    },
    undo: () => {
      const next = history.undo(document);
      if (next) change(next);
    },
    redo: () => {
      const next = history.redo(document);
      if (next) change(next);
    },
    flush: push,
    settle: (path, decision) => {
      const clash = clashes.find((one) => isSame(one.path, path));
      if (!clash) return;
      clashes = clashes.filter((one) => one !== clash);
      // mine stands in the document already, unless mine was to take it away
      const isThere = decision === "mine" && clash.mine !== undefined;
      const value = typeof decision === "string" ? clash[decision] : decision.value;
      const next = isThere ? document : (writeAt(document, path, value) as D);
      if (next !== document) history.push({ before: document, after: next });
      change(next);
    },
    refresh: (latest) => {
      // while a save is under way its own answer will tell
      if (pending || clashes.length || latest.version <= saved.version) return;
      rebase(latest, saved.document);
      goOn();
    },
    leave: async () => {
      isLeaving = true;
      remember();
      // more than once: for what was written while a save was under way. A save that fails now is not tried again.
      do {
        push();
        await underWay;
      } while (canPush());
    },
  };
}
