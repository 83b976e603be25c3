import type { Draft } from "./autosaver.ts";
import type { Json } from "./json.ts";
import { claim, hold, type Release } from "./tab-claims.ts";

const PREFIX = "draft:";

/** Storage may be full or denied; then there is no draft, but saving continues. */
function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function read<D extends Json>(key: string): Draft<D> | undefined {
  try {
    const { document, base, clashes, fitted } = JSON.parse(localStorage.getItem(key) ?? "null") as Draft<D>;
    return base.document === undefined
      ? undefined
      : { document, base, clashes: clashes ?? [], ...(fitted && { fitted }) };
  } catch {
    return undefined;
  }
}

const draftsOf = (name: string) => Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${name}:`));

type Orphan<D> = { readonly key: string; readonly draft: Draft<D>; readonly release: Release };

/** Drafts of closed tabs, claimed so that no other tab takes them too. Skips those of open tabs. */
async function claimOrphans<D extends Json>(name: string): Promise<Orphan<D>[]> {
  const claimed = await Promise.all(
    draftsOf(name).map(async (key) => {
      const release = await claim(key);
      const draft = read<D>(key);
      if (release && !draft) release();
      return release && draft ? [{ key, draft, release }] : [];
    }),
  );
  return claimed.flat();
}

export type DraftBox<D> = {
  /** The next draft of a closed tab. */
  readonly take: () => Draft<D> | undefined;
  readonly keep: (draft: Draft<D> | null) => void;
  readonly close: () => void;
};

/** Milliseconds. Writes once typing pauses, and immediately when the page is closed. */
const PAUSE = 150;

/** Local storage of one document's unsaved changes, separate per tab. */
export async function openDrafts<D extends Json>(name: string, tab: string): Promise<DraftBox<D>> {
  const key = `${PREFIX}${name}:${tab}`;
  const release = await hold(key);
  const left = await claimOrphans<D>(name);
  /** Taken over, but not stored as this tab's draft yet. */
  let taken: Orphan<D>[] = [];
  let waiting: Draft<D> | null | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === undefined || !store(key, waiting && JSON.stringify(waiting))) return;
    waiting = undefined;
    // now stored in this tab's draft or on the server, so the originals can go
    for (const orphan of taken) {
      store(orphan.key, null);
      orphan.release();
    }
    taken = [];
  };
  addEventListener("pagehide", write);
  return {
    take: () => {
      const orphan = left.shift();
      if (orphan) taken.push(orphan);
      return orphan?.draft;
    },
    keep: (draft) => {
      waiting = draft;
      if (draft === null) write();
      else timer ??= setTimeout(write, PAUSE);
    },
    close: () => {
      write();
      removeEventListener("pagehide", write);
      for (const orphan of [...taken, ...left]) orphan.release();
      release?.();
    },
  };
}
