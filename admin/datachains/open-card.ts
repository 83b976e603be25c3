import { useState } from "react";
import { useLocation } from "react-router";
import type { Finding } from "#datachain/findings.ts";

const PREFIX = "#placement-";

/** The card of a placement, or one of its texts. */
export const placementElement = (placement_id: string, variable_id?: string | null) =>
  `placement-${placement_id}${variable_id ? `.${variable_id}` : ""}`;

/** Where a finding is fixed, within its category. */
export const placementHash = ({ placement_id, variable_id }: Pick<Finding, "placement_id" | "variable_id">) =>
  placement_id === null ? "" : `#${placementElement(placement_id, variable_id)}`;

/** Which card is open: the one a check's link points at, else the one opened last, and a new one as it comes. It begins with `first`. */
export function useOpenCard(ids: readonly string[], first: string | null) {
  const { hash, key } = useLocation();
  const [state, setState] = useState<{ open: string | null; known: readonly string[]; key: string }>({
    open: first,
    known: ids,
    key: "",
  });
  const asked = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length).split(".")[0] : undefined;
  if (asked !== undefined && state.key !== key) setState({ open: asked, known: ids, key });
  else if (ids.length !== state.known.length) {
    const added = ids.find((id) => !state.known.includes(id));
    setState({ ...state, known: ids, open: added && ids.length > state.known.length ? added : state.open });
  }
  return [state.open, (open: string | null) => setState((before) => ({ ...before, open }))] as const;
}
