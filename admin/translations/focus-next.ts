/** Marks rows with a missing or outdated text, for the keyboard shortcut to the next one. */
export const NEEDS_WORDS = "data-needs-words";

const FIELDS = ["textarea", '[contenteditable="true"]'].map((field) => `[${NEEDS_WORDS}] ${field}`).join();

/** Focuses the next text that needs work, wrapping around at the end. */
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
