/** A place of the focus: the element, and each step from it up to the body. */
interface Place {
  element: HTMLElement;
  steps: readonly Step[];
}

interface Step {
  node: Element;
  parent: Element;
  /** Index of the node among its parent's children. */
  index: number;
}

/** Enough for everything that may disappear with its opener: menu item, menu button, dialog button. */
const REMEMBERED = 12;
const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** Older browsers lack `checkVisibility`. */
const isVisible = (element: Element) => !("checkVisibility" in element) || element.checkVisibility();

const canTakeFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(":disabled") &&
  !element.closest("[inert], [aria-hidden='true']") &&
  isVisible(element);

const focusablesIn = (root: Element) => [
  ...(root.matches(FOCUSABLE) && canTakeFocus(root) ? [root] : []),
  ...[...root.querySelectorAll(FOCUSABLE)].filter(canTakeFocus),
];

/** Focuses the start of the page, after all of it was replaced. */
export const focusPage = () => document.querySelector("main")?.focus({ preventScroll: true });

function placeOf(element: HTMLElement): Place {
  const steps: Step[] = [];
  for (let node: Element = element; node.parentElement && node !== document.body; node = node.parentElement)
    steps.push({ node, parent: node.parentElement, index: [...node.parentElement.children].indexOf(node) });
  return { element, steps };
}

/** Siblings by distance: now in the node's place, the one before it, then the rest. */
function nearest({ parent, index }: Step): Element[] {
  const after = [...parent.children].slice(index);
  const before = [...parent.children].slice(0, index).toReversed();
  return [...after.slice(0, 1), ...before.slice(0, 1), ...after.slice(1), ...before.slice(1)];
}

/** Neighbour of a removed element: the same button of the next row, the next tag, else the closest control. */
function neighbourOf({ element, steps }: Place): HTMLElement | undefined {
  const gone = steps.find(({ parent }) => parent.isConnected);
  if (!gone || gone.parent === document.body) return undefined;
  const main = document.querySelector("main");
  const ordinal = [...gone.node.querySelectorAll(FOCUSABLE)].indexOf(element);
  for (const step of steps.slice(steps.indexOf(gone))) {
    for (const sibling of nearest(step)) {
      const found = focusablesIn(sibling);
      const same = step === gone ? Math.max(0, ordinal) : 0;
      const one = found[Math.min(same, found.length - 1)];
      if (one) return one;
    }
    if (step.parent.matches("[role='dialog'], [role='alertdialog']") || step.parent.contains(main)) return undefined;
  }
  return undefined;
}

/** Bars that come and go return the focus to where it was before them. */
const isPassing = (element: Element) => element.closest("[data-focus-returns]") !== null;

function restore(places: readonly Place[]) {
  for (const place of places) {
    if (canTakeFocus(place.element)) return place.element.focus();
    const neighbour = isPassing(place.element) ? undefined : neighbourOf(place);
    if (neighbour) return neighbour.focus();
  }
  focusPage();
}

/**
 * Keeps focus on the page: when the focused element disappears, its neighbour is focused.
 * Waits two frames for better handlers: a dialog returning focus to its opener, a page taking it.
 */
export function keepFocusOnPage() {
  let places: Place[] = [];
  let frame = 0;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, REMEMBERED);
  };
  // pressing an empty area removes the focus on purpose
  const forget = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${FOCUSABLE}, label, [tabindex]`)) places = [];
  };
  const check = () => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && places[0] && !canTakeFocus(places[0].element)) restore(places);
  };
  const checkSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(check)));
  };

  const observer = new MutationObserver(checkSoon);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "hidden"] });
  document.addEventListener("focusin", remember);
  document.addEventListener("pointerdown", forget);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener("focusin", remember);
    document.removeEventListener("pointerdown", forget);
  };
}
