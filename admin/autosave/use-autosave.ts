import { useEffect, useState, useSyncExternalStore } from "react";
import { uuidv7 } from "uuidv7";
import { retryAfterMs } from "#admin/api/status.ts";
import { ApiError } from "#contract/client.ts";
import { type Autosaver, createAutosaver, type Outcome, type Save, type Saved, type Snapshot } from "./autosaver.ts";
import { openDrafts } from "./drafts.ts";
import type { Json } from "./json.ts";

type Options<D> = {
  /** Storage key on this device: kind, id and person. */
  readonly name: string;
  /** Server version; newer ones are merged in. */
  readonly saved: Saved<D>;
  readonly save: (save: Save<D>) => Promise<Saved<D>>;
  /** Reads the document from a 409 response. */
  readonly currentOf: (body: unknown) => Saved<D> | undefined;
};

/** Retrying may help if there was no response or the server had a temporary problem. */
const mayHelp = (error: unknown) => !(error instanceof ApiError) || error.status >= 500 || error.status === 429;

/** When the document in a 409 response was saved. */
const savedAt = (body: unknown) => {
  const time = typeof body === "object" && body !== null && "updated_at" in body ? body.updated_at : undefined;
  return typeof time === "string" ? time : undefined;
};

async function outcomeOf<D>({ save, currentOf }: Options<D>, sent: Save<D>): Promise<Outcome<D>> {
  try {
    return { kind: "saved", saved: await save(sent) };
  } catch (error) {
    const refusal = error instanceof ApiError && error.status === 409 ? error.body : undefined;
    const current = refusal && currentOf(refusal.current);
    if (current)
      return { kind: "conflict", current, changed_by: refusal.changed_by, changed_at: savedAt(refusal.current) };
    return { kind: "failed", retry: mayHelp(error), error, wait_ms: retryAfterMs(error) };
  }
}

/** Autosaves a document. Undefined until drafts of earlier visits have been looked up. */
export function useAutosave<D extends Json>(options: Options<D>): Autosaver<D> | undefined {
  const { name, saved } = options;
  const [saver, setSaver] = useState<Autosaver<D>>();

  useEffect(() => {
    let close = () => undefined as void;
    let isGone = false;
    void openDrafts<D>(name, uuidv7()).then((drafts) => {
      if (isGone) return drafts.close();
      const made = createAutosaver<D>({
        saved,
        takeDraft: drafts.take,
        send: (save) => outcomeOf(options, save),
        keepDraft: drafts.keep,
        newId: uuidv7,
      });
      close = () => void made.leave().then(drafts.close);
      setSaver(made);
    });
    return () => {
      isGone = true;
      close();
      setSaver(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- one saver per document; later versions reach it by refresh
  }, [name]);

  useEffect(() => saver?.refresh(saved), [saver, saved]);
  return saver;
}

/** Selects part of the snapshot; re-renders only when that part changes. */
export const useSnapshot = <D, T>(
  saver: Pick<Autosaver<D>, "subscribe" | "snapshot">,
  select: (snapshot: Snapshot<D>) => T,
): T => useSyncExternalStore(saver.subscribe, () => select(saver.snapshot()));
