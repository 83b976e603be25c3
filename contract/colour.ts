/** Contrast as defined by WCAG 2.2, shared by form and server so that both agree on what is readable. */

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (identical) to 21 (black on white). */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever has enough contrast; one of them always reaches 4.5:1. */
export const readableOn = (hex: string) => (contrast(hex, "#ffffff") >= 4.5 ? "#ffffff" : "#000000");

/** Enough for QR codes in the shade and under scratched film. */
export const QR_CONTRAST = 4.5;

/** Many cameras cannot read a light code on a dark background. */
export const isDarkOnLight = (dark: string, light: string) => contrast(dark, "#ffffff") > contrast(light, "#ffffff");
