import type { PinTone } from "./map-model.ts";

const BODY = "M16 2a13 13 0 0 1 13 13c0 9.2-9.2 17.4-12 21.4a1.3 1.3 0 0 1-2 0C12.2 32.4 3 24.2 3 15A13 13 0 0 1 16 2Z";

/** A sign of its own for each tone, so that nobody depends on the colour: full, half, empty, in question. */
const SIGNS: Record<PinTone, string> = {
  identifiable: '<circle cx="16" cy="15" r="5.5" class="map-pin-ink"/>',
  de_identified:
    '<circle cx="16" cy="15" r="5" class="map-pin-line"/><path d="M16 9.5a5.5 5.5 0 0 1 0 11z" class="map-pin-ink"/>',
  none: '<circle cx="16" cy="15" r="5" class="map-pin-line"/>',
  unknown:
    '<path d="M13.4 12.6a2.7 2.7 0 1 1 3.6 2.6c-.7.3-1 .8-1 1.6" class="map-pin-line"/><circle cx="16" cy="19.6" r="1.3" class="map-pin-ink"/>',
};

/** The drawing of a pin. Its colours come from the style sheet: they follow the theme. */
export const pinDrawing = (tone: PinTone) =>
  `<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true" focusable="false"><path d="${BODY}" class="map-pin-body"/>${SIGNS[tone]}</svg>`;
