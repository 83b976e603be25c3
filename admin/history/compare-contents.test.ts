import { expect, test } from "vitest";
import { emptyPageContent, type PageContent } from "#contract/page-content.ts";
import { compareContents, withFieldOf } from "./compare-contents.ts";

const page = (more: Partial<PageContent>): PageContent => ({ ...emptyPageContent("device_page"), ...more });
const image = { key: "a.png", alt: { en: "A lamp" }, is_decorative: false, crop: null, focus: { x: 0.5, y: 0.5 } };
const question = (id: string, en: string, answer = "Yes") => ({ id, question: { en }, answer: { en: answer } });

test("lists differences by field and language, and counts unchanged fields", () => {
  const before = page({ headline: { en: "Counter" }, body: { en: "Two", es: "Dos" }, image, label_ids: ["l1"] });
  const after = page({
    headline: { en: "Counter" },
    body: { en: "Three", es: "Tres", km: "បី" },
    image: { ...image, key: "b.png", alt: { en: "A lamp", km: "ចង្កៀង" } },
    label_ids: ["l1", "l2"],
    show_map: false,
  });
  const names = new Map([
    ["l1", "Mobility"],
    ["l2", "Waterfront"],
  ]);
  const { differences, same_count } = compareContents(before, after, names);
  expect(differences.map(({ field, locale, before, after }) => [field, locale, before, after])).toEqual([
    ["body", "en", "Two", "Three"],
    ["body", "es", "Dos", "Tres"],
    ["body", "km", null, "បី"],
    ["image.alt", "km", null, "ចង្កៀង"],
    ["image", null, "a.png", "b.png"],
    ["label_ids", null, ["Mobility"], ["Mobility", "Waterfront"]],
    ["show_map", null, "true", "false"],
  ]);
  expect(same_count).toBeGreaterThan(3);
  expect(compareContents(after, after).differences).toEqual([]);
});

test("lists added and removed questions, and compares the words of the others by language", () => {
  const before = page({ questions: [question("a", "Who?"), question("b", "Why?")] });
  const after = page({ questions: [question("a", "Who?", "The city"), question("c", "When?")] });
  expect(compareContents(before, after).differences).toEqual([
    { field: "questions", locale: null, kind: "names", before: ["Who?", "Why?"], after: ["Who?", "When?"] },
    { field: "questions", locale: "en", kind: "text", before: "Who?\nYes", after: "Who?\nThe city" },
  ]);
});

test("can restore each difference by itself, and all of them restore the page", () => {
  const before = page({
    subtitle: { en: "Old", es: "Viejo" },
    image,
    questions: [question("a", "Who?")],
    label_ids: ["l"],
  });
  const after = page({
    subtitle: { en: "New" },
    image: { ...image, key: "b.png", alt: {} },
    questions: [question("a", "Who?", "The city")],
    feedback_set: "short",
  });
  const { differences } = compareContents(before, after);
  const one = withFieldOf(after, before, { field: "subtitle", locale: "es" });
  expect([one.subtitle, one.image?.key]).toEqual([{ en: "New", es: "Viejo" }, "b.png"]);
  const all = differences.reduce((content, difference) => withFieldOf(content, before, difference), after);
  expect(compareContents(before, all).differences).toEqual([]);
});
