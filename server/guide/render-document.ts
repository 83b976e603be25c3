import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { collectInto } from "#datachain/Drawn.tsx";
import { Document } from "#guide/Document.tsx";
import { directionOf, languageTag } from "#guide/language.ts";
import { collectDrawings } from "./collect-drawings.ts";
import { liftStyles } from "./lift-styles.ts";
import { imageUrl, inLanguage } from "./open-reading.ts";
import type { ShownPage, Visit } from "./visit-site.ts";
import { htmlHeaders } from "./write-headers.ts";

/** The page's URL in each of the site's languages, and the one that negotiates. */
function alternatesOf({ origin, site }: Visit["frame"], path: string) {
  if (site.locales.length < 2) return [];
  const each = site.locales.map((locale) => ({
    lang: languageTag(locale),
    href: origin + inLanguage(path, locale, site.default_locale),
  }));
  return [...each, { lang: "x-default", href: origin + path }];
}

function renderBody({ body }: ShownPage) {
  const drawings = collectDrawings();
  const page = collectInto(drawings, () => renderToStaticMarkup(body));
  return liftStyles(page + drawings.write());
}

/** The page's HTML, and headers that allow exactly what it contains. */
export function renderDocument(visit: Visit, shown: ShownPage, cache_control: string) {
  const { frame, locale, assets, island } = visit;
  const { site, favicon_key, origin } = frame;
  const { html, css } = renderBody(shown);
  const { path } = shown;
  // With a script it is a duplicate: search engines should index the one without.
  const isHidden = shown.head.isHidden || island !== undefined;
  const document = createElement(Document, {
    reading: { site, lang: languageTag(locale), dir: directionOf(locale) },
    head: {
      ...shown.head,
      isHidden,
      favicon: favicon_key ? imageUrl(favicon_key, 160) : assets.icon,
      canonical: path && origin + inLanguage(path, locale, site.default_locale),
      alternates: path && !isHidden ? alternatesOf(frame, path) : [],
    },
    styles: assets.styles,
    css,
    html,
  });
  return {
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    headers: htmlHeaders({ css, hasScript: island !== undefined }, cache_control),
  };
}
