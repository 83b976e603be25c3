import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Document } from "#guide/Document.tsx";
import { directionOf, languageTag } from "#guide/language.ts";
import { liftStyles } from "./lift-styles.ts";
import { imageUrl, inLanguage } from "./open-reading.ts";
import type { ShownPage, Visit } from "./visit-site.ts";

/** The page in each of the site's languages, and the address that chooses. */
function alternatesOf({ origin, site }: Visit["frame"], path: string) {
  if (site.locales.length < 2) return [];
  const each = site.locales.map((locale) => ({
    lang: languageTag(locale),
    href: origin + inLanguage(path, locale, site.default_locale),
  }));
  return [...each, { lang: "x-default", href: origin + path }];
}

/** A page as the file that browsers get, and the rules of its own that the policy has to allow. */
export function renderDocument({ frame, locale }: Pick<Visit, "frame" | "locale">, shown: ShownPage, styles: string) {
  const { site, favicon_key, origin } = frame;
  const { html, css } = liftStyles(renderToStaticMarkup(shown.body));
  const { path } = shown;
  const document = createElement(Document, {
    reading: { site, lang: languageTag(locale), dir: directionOf(locale) },
    head: {
      ...shown.head,
      favicon: favicon_key ? imageUrl(favicon_key, 160) : undefined,
      canonical: path && origin + inLanguage(path, locale, site.default_locale),
      alternates: path && !shown.head.isHidden ? alternatesOf(frame, path) : [],
    },
    styles,
    css,
    html,
  });
  return { html: `<!doctype html>${renderToStaticMarkup(document)}`, css };
}
