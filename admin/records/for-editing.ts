import { useState } from "react";

/** Editing starts from the current record, but does not refetch what the page loaded a moment ago. */
export const FOR_EDITING = { staleTime: 10_000, refetchOnWindowFocus: false } as const;

/** Whether the data is fresh enough to start editing; once true, it stays true while the form is mounted. */
export function useIsFresh({ dataUpdatedAt }: { readonly dataUpdatedAt: number }) {
  const [openedAt] = useState(() => Date.now());
  return dataUpdatedAt >= openedAt - FOR_EDITING.staleTime;
}
