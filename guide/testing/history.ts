import { describeChanges } from "../describe-changes.ts";
import type { Difference, PageVersion } from "../page-history.ts";
import type { Reading } from "../reading.ts";
import { PUBLICATIONS } from "./publications.ts";

const text = (field: string, before: string | null, after: string | null, locale = "en"): Difference => ({
  field,
  locale,
  kind: "text",
  before,
  after,
  about: [],
});

const DIFFERENCES: readonly Difference[] = [
  text(
    "content.body",
    "Lorries that break the rule: plate and picture **kept for 60 days**.",
    "Lorries that break the rule: plate and picture **kept for 30 days**.",
  ),
  text("content.body", "រក្សាទុក 60 ថ្ងៃ។", "រក្សាទុក 30 ថ្ងៃ។", "km"),
  text("content.questions.check.question", null, "Who checks that plates are really deleted?"),
  {
    field: "chain.retention",
    locale: null,
    kind: "names",
    before: ["Kept for good"],
    after: ["Data retained"],
    about: [],
  },
  { field: "content.image", locale: null, kind: "image", before: "a.jpg", after: "b.jpg", about: [] },
  {
    field: "places.p2",
    locale: null,
    kind: "names",
    before: null,
    after: ["Pole 22, Dock Road at Customs Street"],
    about: [],
  },
  { field: "subject.phase", locale: null, kind: "value", before: "pilot", after: "active", about: [] },
  { field: "content.show_map", locale: null, kind: "value", before: "false", after: "true", about: [] },
];

/** The page size of a comparison in production. */
export const LIMITS = { letters: 24_000, page: 1 };

export const versionsIn = (reading: Reading): PageVersion[] =>
  PUBLICATIONS.toReversed().map(({ number, note, published_at }) => ({
    number,
    note,
    published_at,
    withheld: [],
    changes: number === 1 ? null : describeChanges(reading, DIFFERENCES, reading.taxonomyOf("device@1"), LIMITS),
  }));
