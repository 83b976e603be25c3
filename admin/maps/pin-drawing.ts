import L from "leaflet";
import type { PinTone } from "./map-model.ts";

const BODY = "M16 2a13 13 0 0 1 13 13c0 9.2-9.2 17.4-12 21.4a1.3 1.3 0 0 1-2 0C12.2 32.4 3 24.2 3 15A13 13 0 0 1 16 2Z";

type Part = readonly [name: "circle" | "path", attributes: Readonly<Record<string, string>>];

const circle = (cy: string, r: string, look: string): Part => ["circle", { cx: "16", cy, r, class: look }];
const path = (d: string, look: string): Part => ["path", { d, class: look }];

/** An icon per tone, so that colour is never the only cue: full, half, empty, question mark. */
const SIGNS: Record<PinTone, readonly Part[]> = {
  identifiable: [circle("15", "5.5", "map-pin-ink")],
  de_identified: [circle("15", "5", "map-pin-line"), path("M16 9.5a5.5 5.5 0 0 1 0 11z", "map-pin-ink")],
  none: [circle("15", "5", "map-pin-line")],
  unknown: [
    path("M13.4 12.6a2.7 2.7 0 1 1 3.6 2.6c-.7.3-1 .8-1 1.6", "map-pin-line"),
    circle("19.6", "1.3", "map-pin-ink"),
  ],
};

function drawn(name: string, attributes: Readonly<Record<string, string>>) {
  const element = L.SVG.create(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

const FRAME = { viewBox: "0 0 32 40", width: "32", height: "40", "aria-hidden": "true", focusable: "false" };

/** SVG of a pin. Coloured by the style sheet, so that it follows the theme. */
export function pinDrawing(tone: PinTone) {
  const pin = drawn("svg", FRAME);
  pin.append(...[path(BODY, "map-pin-body"), ...SIGNS[tone]].map((part) => drawn(...part)));
  return pin;
}
