import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { query, useCall } from "#admin/api/query.ts";
import { type Import, importsApi } from "#contract/imports.ts";
import { isWorking } from "./import-steps.ts";

const POLL_MS = 1000;

const importQuery = (id: string) => query(importsApi.get, { params: { id } });

/** An import; polled while the server works on it. */
export function useImport(id: string) {
  const client = useQueryClient();
  const result = useQuery({
    ...importQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (isWorking(state.data?.import.state) ? POLL_MS : false),
  });
  const state = result.data?.import.state;
  const before = useRef(state);
  useEffect(() => {
    const hasWritten = before.current !== state && (state === "done" || state === "undone");
    // devices, places, statuses, organizations and labels, and everything that lists or counts them
    if (hasWritten && isWorking(before.current)) void client.invalidateQueries();
    before.current = state;
  }, [client, state]);
  return result;
}

type Starting = typeof importsApi.read | typeof importsApi.check | typeof importsApi.run | typeof importsApi.undo;

/** Starts a task on an import. If rejected, someone else was faster, so its state is reloaded. */
export function useStart<E extends Starting>(endpoint: E, onStarted?: (ours: Import) => void) {
  const client = useQueryClient();
  return useCall<E>(endpoint, {
    onSuccess: (answer) => {
      const { import: ours } = answer as { import: Import };
      client.removeQueries({ queryKey: [importsApi.rows.path] });
      client.setQueryData(importQuery(ours.id).queryKey, { import: ours });
      void client.invalidateQueries({ queryKey: [importsApi.list.path] });
      onStarted?.(ours);
    },
    onError: () => client.invalidateQueries({ queryKey: [importsApi.get.path] }),
  });
}
