import { useState } from "react";

/** A form starts with the record as it is now. What was read for the page around it a moment ago is not read again. */
export const FOR_EDITING = { staleTime: 10_000, refetchOnWindowFocus: false } as const;

/** Whether what was read is new enough to start editing; once it is, it stays so while the form is there. */
export function useIsFresh({ dataUpdatedAt }: { readonly dataUpdatedAt: number }) {
  const [openedAt] = useState(() => Date.now());
  return dataUpdatedAt >= openedAt - FOR_EDITING.staleTime;
}
