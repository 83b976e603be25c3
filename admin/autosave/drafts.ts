import type { Draft } from "./autosaver.ts";
import type { Json } from "./json.ts";

const PREFIX = "draft:";
const keyOf = (name: string, tab: string) => `${PREFIX}${name}:${tab}`;
const lockOf = keyOf;

/** Storage may be full or forbidden; then there is no draft, and saving goes on all the same. */
function store(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // nothing to be done about it here
  }
}

function read<D extends Json>(key: string): Draft<D> | undefined {
  try {
    const { document, base } = JSON.parse(localStorage.getItem(key) ?? "null") as Draft<D>;
    return base.document === undefined ? undefined : { document, base };
  } catch {
    return undefined;
  }
}

const draftsOf = (name: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${name}:`));

/** Not everywhere: a page that came without TLS has none. */
const locks = () => navigator.locks as LockManager | null | undefined;

/** Drafts that a tab still open is writing on are that tab's own. */
async function heldLocks(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return new Set(held.map((lock) => lock.name ?? ""));
}

/** Holds a lock for as long as this tab keeps a draft of that name; the browser lets go of it when the tab dies. */
function hold(lock: string): () => void {
  let letGo = () => undefined as void;
  void locks()?.request(lock, () => new Promise<void>((resolve) => void (letGo = resolve)));
  return () => letGo();
}

export type DraftBox<D> = {
  /** What a tab that is no more left behind. */
  readonly found: Draft<D> | undefined;
  readonly keep: (draft: Draft<D> | null) => void;
  readonly close: () => void;
};

/** Keystrokes are many: what is kept is written once they pause for a moment, and at once when the page goes. */
const PAUSE = 150;

/** The place on this machine for one document's unsaved changes, one for each tab. */
export async function openDrafts<D extends Json>(name: string, tab: string): Promise<DraftBox<D>> {
  const held = await heldLocks();
  const orphans = draftsOf(name).filter((key) => !held.has(key));
  const found = orphans.map((key) => read<D>(key)).find((draft) => draft !== undefined);
  const key = keyOf(name, tab);
  const release = hold(lockOf(name, tab));
  let waiting: Draft<D> | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined) return;
    store(key, waiting && JSON.stringify(waiting));
    // from here on this tab's own draft holds what was found
    if (orphans.length) for (const orphan of orphans.splice(0)) if (orphan !== key) store(orphan, null);
    waiting = undefined;
  };
  addEventListener("pagehide", write);
  return {
    found,
    keep: (draft) => {
      waiting = draft;
      if (draft === null) write();
      else timer ??= setTimeout(write, PAUSE);
    },
    close: () => {
      write();
      removeEventListener("pagehide", write);
      release();
    },
  };
}
