/** What goes takes the focus with it; the keyboard then goes on from the top of the page, not of the window. */
export function keepFocus() {
  if (document.activeElement === document.body) document.querySelector("main")?.focus({ preventScroll: true });
}
