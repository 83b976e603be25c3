/** Where the focus was: the element, and each step up from it to the page's body. */
interface Place {
  element: HTMLElement;
  steps: readonly Step[];
}

interface Step {
  node: Element;
  parent: Element;
  /** Of the node among the parent's children. */
  index: number;
}

/** Whatever goes from the page together with its opener: a menu item, its menu's button, the dialog's button. */
const REMEMBERED = 12;
const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';

/** Not every browser can tell. */
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

/** The top of the page: for what is replaced as a whole. */
export const focusPage = () => document.querySelector("main")?.focus({ preventScroll: true });

function placeOf(element: HTMLElement): Place {
  const steps: Step[] = [];
  for (let node: Element = element; node.parentElement && node !== document.body; node = node.parentElement)
    steps.push({ node, parent: node.parentElement, index: [...node.parentElement.children].indexOf(node) });
  return { element, steps };
}

/** What stands where the node stood, what came before it, then whatever else is near. */
function nearest({ parent, index }: Step): Element[] {
  const after = [...parent.children].slice(index);
  const before = [...parent.children].slice(0, index).toReversed();
  return [...after.slice(0, 1), ...before.slice(0, 1), ...after.slice(1), ...before.slice(1)];
}

/** The neighbour of what has gone: in the next row the same button, beside a tag the next one, else the closest control. */
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

/** Bars that come and go with a state lead back to where the person was before them. */
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
 * Keeps the focus on the page: when what had it goes, its neighbour gets it.
 * Two frames are left to whoever knows better: a dialog that gives it back to its opener, a page that takes it.
 */
export function keepFocusOnPage() {
  let places: Place[] = [];
  let frame = 0;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, REMEMBERED);
  };
  // a press on nothing in particular takes the focus away, and that is meant
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
