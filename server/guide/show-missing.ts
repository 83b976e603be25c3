import { createElement } from "react";
import { Frame } from "#guide/parts/Frame.tsx";
import { openReading } from "./open-reading.ts";
import { titleIn } from "./show-page.ts";
import type { ShownPage, Visit } from "./visit-site.ts";

/** There is nothing at an address of the guide. */
export function showMissing(visit: Visit): ShownPage {
  const reading = openReading(visit, "/");
  const page = createElement(
    "div",
    { className: "g-wrap g-page" },
    createElement("h1", null, "There is nothing at this address"),
  );
  return {
    kind: "page",
    status: 404,
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
    head: { title: titleIn(reading, undefined), isHidden: true },
  };
}
