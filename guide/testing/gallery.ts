import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GuidePage } from "../GuidePage.tsx";
import { directionOf, languageTag } from "../language.ts";
import { Frame } from "../parts/Frame.tsx";
import { WithdrawnPage } from "../WithdrawnPage.tsx";
import { ALGORITHM } from "./algorithm.ts";
import { CARDS } from "./cards.ts";
import { COLLECTION } from "./collection.ts";
import { DEVICE, RETIRED } from "./device.ts";
import { HOME } from "./home.ts";
import { PUBLICATIONS } from "./publications.ts";
import { readIn } from "./site.ts";

export const GALLERY_LOCALES = ["en", "km", "ar"] as const;
export const GUIDE_LOOKS = [
  { look: "wide", viewport: { width: 1280, height: 900 }, colorScheme: "light" },
  { look: "wide-dark", viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
  { look: "phone", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { look: "phone-dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

const SNAPSHOTS = { home: HOME, device: DEVICE, algorithm: ALGORITHM, collection: COLLECTION, retired: RETIRED };

export const GALLERY_PAGES = [...(Object.keys(SNAPSHOTS) as (keyof typeof SNAPSHOTS)[]), "withdrawn"] as const;

export function galleryPage(name: (typeof GALLERY_PAGES)[number], locale: string): ReactElement {
  const reading = readIn(locale);
  if (name !== "withdrawn") {
    const snapshot = SNAPSHOTS[name];
    return createElement(GuidePage, { reading, snapshot, home: HOME, cards: CARDS, publications: PUBLICATIONS });
  }
  const page = createElement(WithdrawnPage, {
    reading,
    title: DEVICE.content.headline,
    reason: "The trial ended on 31 August 2026. The council chose not to continue.",
    withdrawn_at: "2026-09-01T12:00:00Z",
  });
  return createElement(Frame, { reading, home: HOME }, page);
}

const FONTS = {
  "Inter Variable": "inter/files/inter-latin-wght-normal",
  "Noto Sans Khmer Variable": "noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal",
};

/** The guide's style sheets, with the fonts from where the tests find them. */
export async function guideStyles(read: (path: string) => Promise<string>) {
  const fonts = Object.entries(FONTS).map(
    ([family, file]) =>
      `@font-face { font-family: "${family}"; font-weight: 100 900; src: url("../../node_modules/@fontsource-variable/${file}.woff2"); }`,
  );
  const sheets = await Promise.all(["datachain/chain.css", "guide/guide.css"].map(read));
  return [...fonts, "body { margin: 0 }", ...sheets].join("\n");
}

/** Every page type in every language of the gallery, as whole documents. */
export const renderGallery = (styles: string) =>
  GALLERY_PAGES.flatMap((name) =>
    GALLERY_LOCALES.map((locale) => ({
      name: `${name}-${locale}`,
      html: `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${styles}</style></head><body>${renderToStaticMarkup(galleryPage(name, locale))}</body></html>`,
    })),
  );
