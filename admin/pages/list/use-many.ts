import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "#admin/api/call.ts";
import { publicationsApi } from "#contract/publications.ts";
import { pagesChanged } from "../pages-cache.ts";
import { type ChosenPage, type Failure, type ManyAction, workThrough } from "./many-pages.ts";

export interface ManyInput {
  /** The note residents read, or the reason for a withdrawal. */
  words: string;
  /** In the site's time zone. */
  at: string;
}

export type ManyCall = (id: string, input: ManyInput) => Promise<unknown>;

export const CALLS: Record<ManyAction, ManyCall> = {
  publish: (id, { words }) => call(publicationsApi.publish, { params: { id }, body: { note: words || null } }),
  schedule: (id, { words, at }) =>
    call(publicationsApi.schedule, { params: { id }, body: { action: "publish", at, note: words || null } }),
  withdraw: (id, { words }) => call(publicationsApi.withdraw, { params: { id }, body: { reason: words } }),
};

interface Progress {
  phase: "asking" | "working" | "done";
  done: number;
  failures: readonly Failure[];
}

/** Runs a bulk action while the dialog is open: tracks progress, and can be stopped. */
export function useMany(act: ManyCall, pages: readonly ChosenPage[]) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ phase: "asking", done: 0, failures: [] });
  const cancelled = useRef(false);

  const start = async (input: ManyInput) => {
    cancelled.current = false;
    setProgress({ phase: "working", done: 0, failures: [] });
    const result = await workThrough({
      pages,
      act: ({ id }) => act(id, input),
      onProgress: (done, failures) => setProgress({ phase: "working", done, failures }),
      isCancelled: () => cancelled.current,
    });
    setProgress({ phase: "done", ...result });
    await pagesChanged(client);
    return result;
  };
  return {
    ...progress,
    start,
    cancel: () => {
      cancelled.current = true;
    },
  };
}
