import { useState } from "react";
import { useLocation } from "react-router";
import type { Finding } from "#datachain/findings.ts";

const PREFIX = "#placement-";

/** Element id of a placement's card, or of one of its texts. */
export const placementElement = (placement_id: string, variable_id?: string | null) =>
  `placement-${placement_id}${variable_id ? `.${variable_id}` : ""}`;

/** Link to a finding within its category. */
export const placementHash = ({ placement_id, variable_id }: Pick<Finding, "placement_id" | "variable_id">) =>
  placement_id === null ? "" : `#${placementElement(placement_id, variable_id)}`;

/** The open card: the one a check links to, a newly added one, else the last one opened. Starts with `first`. */
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
