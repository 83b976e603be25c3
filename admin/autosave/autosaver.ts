import { isSame, type Json } from "./json.ts";
import { type Fitted, fittedPlaces } from "./fitted-places.ts";
import { createHistory } from "./history.ts";
import { type Clash, merge, type Path, readAt, writeAt } from "./merge.ts";

/** The server's version of a document. */
export type Saved<D> = { readonly document: D; readonly version: number };
/** A save request. Resending it with the same id applies it once. */
export type Save<D> = Saved<D> & { readonly save_id: string };

/** Author and time of the other save, if known. */
type Other = { readonly changed_by?: string | undefined; readonly changed_at?: string | undefined };

/** Result of a save; `retry` if another attempt may succeed. */
export type Outcome<D> =
  | { readonly kind: "saved"; readonly saved: Saved<D> }
  | ({ readonly kind: "conflict"; readonly current: Saved<D> } & Other)
  | {
      readonly kind: "failed";
      readonly retry: boolean;
      readonly error: unknown;
      /** Delay the server asked for. */
      readonly wait_ms?: number;
    };

/** Unsaved changes kept on this device, with undecided conflicts. */
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
  /** Changes of both sides that were merged besides the conflicts. */
  readonly fitted: readonly Fitted[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** One of both versions, or a combined one. */
export type Decision = "mine" | "theirs" | { readonly value: Json };

export type Autosaver<D> = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => Snapshot<D>;
  /** Quick successive changes with the same `group`, such as typing in one field, are undone together. */
  readonly edit: (change: (document: D) => D, group?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Saves now; also retries a failed save. */
  readonly flush: () => void;
  /** Decides a conflict; after the last one, saving continues. */
  readonly settle: (path: Path, decision: Decision) => void;
  /** Takes a newly loaded server version. */
  readonly refresh: (current: Saved<D>) => void;
  /** Saves without waiting for a pause, and stops. What cannot be saved stays as a draft. */
  readonly leave: () => Promise<void>;
};

/** The part of an autosaver that conflict resolution needs. */
export type ClashSaver = Pick<Autosaver<unknown>, "subscribe" | "snapshot" | "settle" | "flush">;

type Options<D> = {
  readonly saved: Saved<D>;
  /** Drafts of earlier visits, one by one: the next is taken when the last is saved. */
  readonly takeDraft?: () => Draft<D> | undefined;
  readonly send: (save: Save<D>) => Promise<Outcome<D>>;
  /** Null when everything is saved. */
  readonly keepDraft: (draft: Draft<D> | null) => void;
  readonly newId: () => string;
};

/** Milliseconds after the last keystroke; during continuous typing, at most the second. */
const QUIET = 800;
const LATEST = 4000;
const RETRY_FIRST = 1000;
const RETRY_LONGEST = 30_000;

const isWithin = (path: Path, other: Path) => other.every((key, at) => path[at] === key);

/** Earlier conflicts that are still open: not covered by a new one, and both sides still differ. */
function stillOpen(open: readonly Clash[], found: readonly Clash[], theirs: Json): Clash[] {
  return open
    .filter(({ path }) => !found.some((one) => isWithin(one.path, path) || isWithin(path, one.path)))
    .map((clash) => ({ ...clash, theirs: readAt(theirs, clash.path) }))
    .filter((clash) => !isSame(clash.mine, clash.theirs));
}

/** Updates a conflict after an edit: text typed at its place is mine, and typing their value decides it. */
function followed(clash: Clash, before: Json, after: Json): Clash[] {
  const mine = readAt(after, clash.path);
  if (isSame(mine, readAt(before, clash.path))) return [clash];
  return isSame(mine, clash.theirs) ? [] : [{ ...clash, mine }];
}

/**
 * Autosaves a document without losing changes: one save at a time; a save without a response is resent under the same id
 * until its result is known; others' changes are merged, and conflicts are shown.
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
  /** Sent, result unknown. */
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

  /** Continues with drafts of earlier visits once nothing of this one is unsaved. */
  function adoptDrafts() {
    const draft = isLeaving || !isDone() ? undefined : takeDraft?.();
    if (!draft) return;
    document = draft.document;
    rebase(saved, draft.base.document, { open: draft.clashes });
    // nobody has saved since, so the list of merged changes still applies
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

  /** Schedules a save, unless one is under way, was rejected, or a conflict is open. */
  function planSave() {
    if (isSending || !canPush()) return;
    waitingSince ??= Date.now();
    plan(Math.max(0, Math.min(QUIET, waitingSince + LATEST - Date.now())));
  }

  /** Rebases local changes onto the server's version; places changed by both become conflicts, besides those still open. */
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
      rebase(outcome.saved, sent.document);
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
      // the document already has my value, unless mine was a removal
      const isThere = decision === "mine" && clash.mine !== undefined;
      const value = typeof decision === "string" ? clash[decision] : decision.value;
      const next = isThere ? document : (writeAt(document, path, value) as D);
      if (next !== document) history.push({ before: document, after: next });
      change(next);
    },
    refresh: (latest) => {
      // a save under way brings its own response
      if (pending || clashes.length || latest.version <= saved.version) return;
      rebase(latest, saved.document);
      goOn();
    },
    leave: async () => {
      isLeaving = true;
      remember();
      // loop, because changes may be made during a save; a save that fails now is not retried
      do {
        push();
        await underWay;
      } while (canPush());
    },
  };
}
