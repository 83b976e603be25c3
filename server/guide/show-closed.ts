import { createElement } from "react";
import { ClosedPage } from "#guide/ClosedPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { readingOf } from "#guide/reading.ts";
import { serviceWords } from "#guide/service-words.ts";
import { imageUrl, inLanguage } from "./open-reading.ts";
import { titleIn } from "./show-page.ts";
import type { ShownPage, Visit } from "./visit-site.ts";

/** In seconds. Nobody knows when it opens again, so try again in an hour. */
export const RETRY_AFTER = 3600;

/** Also shown on the short host after a scan, so its links name the guide's host. */
export function showClosed({ frame, locale, today }: Visit): ShownPage {
  const { site, origin } = frame;
  const homeIn = (to: string) => origin + inLanguage("/", to, site.default_locale);
  const reading = readingOf(site, locale, {
    imageUrl,
    pageUrl: () => homeIn(locale),
    languageUrl: (to) => `${origin}/?lang=${encodeURIComponent(to)}`,
    today,
  });
  return {
    kind: "page",
    status: 503,
    body: createElement(Frame, { reading, home: null, isClosed: true }, createElement(ClosedPage, { reading })),
    head: { title: titleIn(reading, serviceWords(reading).closed), isHidden: true },
  };
}
