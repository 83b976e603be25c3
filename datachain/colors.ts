import type { Identifiability } from "./model.ts";

/** DTPR's colours. They never appear without a word. */
export const IDENTIFIABLE_COLORS: Readonly<Record<Identifiability, string>> = {
  identifiable: "#FFDD00",
  de_identified: "#36B2E6",
  none: "#FFFFFF",
};

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
export const isHexColor = (color: string) => HEX.test(color);

/** Relative luminance as defined by WCAG, from 0 (black) to 1 (white). */
export function luminance(hex: string) {
  const isShort = hex.length === 4;
  const digits = hex.match(isShort ? /[\da-f]/gi : /[\da-f]{2}/gi) ?? [];
  const [r = 0, g = 0, b = 0] = digits.map((pair) => channel(Number.parseInt(isShort ? pair + pair : pair, 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From this luminance, black has more contrast than white. */
const BLACK_FROM = 0.179;
export const glyphColorOn = (fill: string) => (luminance(fill) >= BLACK_FROM ? "#000000" : "#FFFFFF");
