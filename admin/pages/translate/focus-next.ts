/** Rows whose text is missing or outdated say so, for the keys that lead to the next one. */
export const NEEDS_WORDS = "data-needs-words";

const FIELDS = ["textarea", '[contenteditable="true"]'].map((field) => `[${NEEDS_WORDS}] ${field}`).join();

/** Leads to the next text that needs somebody, after the last to the first again. */
export function focusNext() {
  const all = [...document.querySelectorAll<HTMLElement>(FIELDS)];
  const here = document.activeElement;
  const after = all.find(
    (field) => field !== here && here && here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const next = after ?? all.find((field) => field !== here);
  next?.focus();
  next?.scrollIntoView({ block: "center" });
  return next !== undefined;
}
