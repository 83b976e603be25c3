/** Fields whose text is missing or outdated say so, for the keys that lead to the next one. */
export const NEEDS_WORDS = "data-needs-words";

/** Leads to the next text that needs somebody, after the last to the first again. */
export function focusNext() {
  const all = [...document.querySelectorAll<HTMLElement>(`[${NEEDS_WORDS}] textarea`)];
  const here = document.activeElement;
  const after = all.find(
    (field) => field !== here && here && here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const next = after ?? all.find((field) => field !== here);
  next?.focus();
  next?.scrollIntoView({ block: "center" });
  return next !== undefined;
}
