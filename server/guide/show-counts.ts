import { createElement } from "react";
import { type Counting, CountsPage } from "#guide/CountsPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { serviceWords } from "#guide/service-words.ts";
import { openReading } from "./open-reading.ts";
import { titleIn } from "./show-page.ts";
import type { Show } from "./visit-site.ts";

/** What is counted about readers: nothing so far. Who counts something adds it here, where readers are told. */
const COUNTING: Counting = { counted: [], visits: null };

/** A guide about data is open about its own. */
export const showCounts: Show = (visit) => {
  const reading = openReading(visit, "/what-we-count");
  const page = createElement(CountsPage, { reading, counting: COUNTING });
  return Promise.resolve({
    kind: "page",
    path: "/what-we-count",
    body: createElement(Frame, { reading, home: visit.frame.home?.snapshot ?? null }, page),
    head: { title: titleIn(reading, serviceWords(reading).counts_title) },
  });
};
