import { createElement } from "react";
import { EVENT_DAYS, EVENT_KINDS, type EventKind, SALT_HOURS } from "#contract/analytics.ts";
import { SHOWN_STEP } from "#contract/counts.ts";
import { SMALL_SAMPLE } from "#contract/feedback.ts";
import { type Counting, CountsPage } from "#guide/CountsPage.tsx";
import { Frame } from "#guide/parts/Frame.tsx";
import { serviceWords } from "#guide/service-words.ts";
import { openReading } from "./open-reading.ts";
import { titleIn } from "./show-page.ts";
import type { Show } from "./visit-site.ts";

/** Every kind of event has words for readers: add them here for a new kind. */
const TOLD_AS: Readonly<Record<EventKind, Counting["counted"][number]>> = {
  page_view: "page_view",
  scan: "scan",
  language_switched: "language_switched",
  language_missing: "language_missing",
  feedback_started: "feedback",
  feedback_completed: "feedback",
};

/** From the list of counted events, plus uses of old addresses, which are not events. */
const COUNTING: Counting = {
  counted: [...new Set(EVENT_KINDS.map((kind) => TOLD_AS[kind])), "redirect"],
  salt_hours: SALT_HOURS,
  event_days: EVENT_DAYS,
  least_answers: SMALL_SAMPLE,
  shown_step: SHOWN_STEP,
};

/** The public page about the guide's own analytics. */
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
