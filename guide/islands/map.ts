import { findMap, focusAfterLoad } from "./find.ts";

/** Pan and zoom by drag, pinch, wheel, buttons and keys. */
type View = { x: number; y: number; size: number };

const SIZE = 800;
/** From this zoom on, clustered places are drawn apart. */
const NEAR = SIZE / 2.4;
const [SMALLEST, STEP] = [SIZE / 12, 1.5];

const svg = findMap();
const view: View = { x: 0, y: 0, size: SIZE };

const within = (value: number) => Math.min(Math.max(value, 0), SIZE - view.size);

function show() {
  [view.x, view.y] = [within(view.x), within(view.y)];
  if (!svg) return;
  svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.size} ${view.size}`);
  svg.classList.toggle("g-map-near", view.size < NEAR);
  // keep pins and names at the same size on screen
  svg.style.setProperty("--zoom", String(view.size / SIZE));
}

/** Zooms around a point, given as fractions of the width and height. */
function zoom(factor: number, atX = 0.5, atY = 0.5) {
  const size = Math.min(SIZE, Math.max(SMALLEST, view.size / factor));
  view.x += (view.size - size) * atX;
  view.y += (view.size - size) * atY;
  view.size = size;
  show();
}

function move(dx: number, dy: number) {
  view.x += dx;
  view.y += dy;
  show();
}

function button(label: string, sign: string, act: () => void) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "g-btn";
  made.setAttribute("aria-label", label);
  made.textContent = sign;
  made.addEventListener("click", act);
  return made;
}

function addButtons(drawing: SVGSVGElement) {
  const { zoomIn = "+", zoomOut = "−" } = drawing.dataset;
  const box = document.createElement("div");
  box.className = "g-map-tools";
  box.append(
    button(zoomIn, "+", () => zoom(STEP)),
    button(zoomOut, "−", () => zoom(1 / STEP)),
  );
  drawing.parentElement?.after(box);
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => move(-view.size / 8, 0),
  ArrowRight: () => move(view.size / 8, 0),
  ArrowUp: () => move(0, -view.size / 8),
  ArrowDown: () => move(0, view.size / 8),
  "+": () => zoom(STEP),
  "-": () => zoom(1 / STEP),
};

function listen(drawing: SVGSVGElement) {
  const fingers = new Map<number, { x: number; y: number }>();
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const end = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
  drawing.addEventListener("pointerdown", (event) => {
    drawing.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  drawing.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    const before = fingers.get(pointerId);
    if (!before) return;
    const was = spread();
    fingers.set(pointerId, { x: clientX, y: clientY });
    const scale = view.size / drawing.clientWidth;
    if (fingers.size === 2 && was > 0) zoom(spread() / was);
    else move((before.x - clientX) * scale, (before.y - clientY) * scale);
  });
  drawing.addEventListener("pointerup", end);
  drawing.addEventListener("pointercancel", end);
  drawing.addEventListener(
    "wheel",
    (event) => {
      // the wheel scrolls the page; with Ctrl or ⌘ it zooms the map
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = drawing.getBoundingClientRect();
      const [atX, atY] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, atX, atY);
    },
    { passive: false },
  );
  drawing.addEventListener("keydown", (event) => {
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

if (svg) {
  svg.dataset["live"] = "";
  svg.tabIndex = 0;
  addButtons(svg);
  listen(svg);
  for (const hidden of document.querySelectorAll<HTMLElement>("[data-hidden-by=map]")) hidden.hidden = true;
  // "move the map" focuses the map; "near me" continues to the list
  if (location.hash === "#map") focusAfterLoad(svg);
}
