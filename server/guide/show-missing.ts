import { createElement } from "react";
import { NotFoundPage } from "#guide/NotFoundPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { serviceWords } from "#guide/service-words.ts";
import { openReading } from "./open-reading.ts";
import { titleIn } from "./show-page.ts";
import type { ShownPage, Visit } from "./visit-site.ts";

/** A 404 page in the guide's design. */
export function showMissing(visit: Visit): ShownPage {
  const reading = openReading(visit, "/");
  const page = createElement(NotFoundPage, { reading });
  return {
    kind: "page",
    status: 404,
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
    head: { title: titleIn(reading, serviceWords(reading).not_found), isHidden: true },
  };
}
