import { useCallback, useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { pagesApi, type Presence } from "#contract/pages.ts";

/** Milliseconds. The server forgets a tab after three times this. */
const EVERY = 15_000;

/** Reports this tab and its focused field to the server; returns the other people on the page. */
export function usePresence(page_id: string) {
  const [people, setPeople] = useState<readonly Presence[]>([]);
  const tab = useRef(uuidv7());
  const field = useRef<string | null>(null);

  const tell = useCallback(
    async (is_leaving = false) => {
      if (!mayCall(pagesApi.presence, { id: page_id })) return;
      const body = { tab_id: tab.current, field: field.current, is_leaving };
      // Swallow errors: presence must not block editing, and the next beat retries.
      const answer = await call(pagesApi.presence, { params: { id: page_id }, body }).catch(() => undefined);
      if (answer && !is_leaving) setPeople(answer.people);
    },
    [page_id],
  );

  useEffect(() => {
    void tell();
    const timer = setInterval(() => document.visibilityState === "visible" && void tell(), EVERY);
    return () => {
      clearInterval(timer);
      void tell(true);
    };
  }, [tell]);

  const setField = useCallback(
    (next: string | null) => {
      if (field.current === next) return;
      field.current = next;
      void tell();
    },
    [tell],
  );
  return { people, setField };
}
