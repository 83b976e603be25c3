import { useCallback, useEffect, useRef, useState } from "react";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { pagesApi, type Presence } from "#contract/pages.ts";

/** Often enough to be called now, seldom enough to cost nothing. The server forgets a tab after three times that. */
const EVERY = 15_000;

/** Tells the server that this tab is on a page, and which field is open; keeps who else is. */
export function usePresence(page_id: string) {
  const [people, setPeople] = useState<readonly Presence[]>([]);
  const tab = useRef(uuidv7());
  const field = useRef<string | null>(null);

  const tell = useCallback(
    async (is_leaving = false) => {
      if (!mayCall(pagesApi.presence, { id: page_id })) return;
      const body = { tab_id: tab.current, field: field.current, is_leaving };
      // Nobody is kept from writing because this failed: the next time will do.
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
