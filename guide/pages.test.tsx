import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Answer } from "#contract/factsheets.ts";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { questionsOf } from "#factsheet/conditions.ts";
import type { Question } from "#factsheet/question.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { GUIDE_WORDS } from "./all-words.ts";
import type { PageSnapshot } from "./content.ts";
import { GuidePage } from "./GuidePage.tsx";
import type { CardFilter } from "./filter-cards.ts";
import { overlayContent, PagePreview } from "./preview.tsx";
import { ALGORITHM } from "./testing/algorithm.ts";
import { CARDS } from "./testing/cards.ts";
import { COLLECTION } from "./testing/collection.ts";
import { DEVICE, RETIRED } from "./testing/device.ts";
import { HOME } from "./testing/home.ts";
import { PUBLICATIONS } from "./testing/publications.ts";
import { AROUND, CONTENT, idOf, INTERNAL, readIn, SITE } from "./testing/site.ts";
import { FRAMED_PAGES, GALLERY_LOCALES, galleryPage } from "./testing/gallery.ts";

type Options = { locale?: string; home?: PageSnapshot | null; site?: Partial<typeof SITE>; filter?: CardFilter };

const documentOf = (markup: string) => new DOMParser().parseFromString(`<body>${markup}</body>`, "text/html");
const page = (snapshot: PageSnapshot, { locale = "en", home = HOME, site = {}, filter }: Options = {}) =>
  documentOf(
    renderToStaticMarkup(
      <GuidePage
        reading={readIn(locale, site)}
        snapshot={snapshot}
        home={home}
        cards={CARDS}
        publications={PUBLICATIONS}
        filter={filter}
      />,
    ),
  );
const PHOTO = { key: "photo.jpg", is_decorative: false, crop: null, focus: { x: 0.5, y: 0.5 } };
const textsOf = (shown: Document, selector: string) =>
  [...shown.querySelectorAll(selector)].map((element) => element.textContent.replaceAll(/\s+/g, " ").trim());
const textOf = (shown: Document, selector: string) => textsOf(shown, selector)[0];

/** Names that are written in Latin letters in every language. */
const NAMES =
  /DTPR|ATRS|OMB|Digital Trust for Places and Routines|CC BY(-SA)?|Lucide|ISC|DCAT-AP|Atom|CSV|JSON|GeoJSON|JavaScript|IAMA|FRAIA|WGS|WKT|QR|\S+\.example\S*/g;

/** Latin words outside of content that is marked as another language's, and outside of the names of languages. */
function latinWords(shown: Document) {
  for (const other of shown.querySelectorAll("[lang]:not([lang=ar]), code, script, style")) other.remove();
  return shown.body.textContent.replaceAll(NAMES, "").match(/[A-Za-z]{2,}/g) ?? [];
}

const QUESTIONS = questionsOf(FACTSHEET_TEMPLATE);
const answered = (value: Answer["value"]): Answer => ({
  state: "answered",
  visibility: "public",
  source: "city",
  value,
  reason: {},
  withheld_ground: null,
  review_on: null,
  evidence: [],
});

/** A value for every question: all its options, and for lists a row with all columns for every option. */
function fullValue({ kind, options, columns = [] }: Question): Answer["value"] {
  if (options) return kind === "choices" ? [...options] : (options[0] ?? null);
  if (kind !== "rows")
    return kind === "text" ? { ar: "نص" } : kind === "number" ? 7 : kind === "day" ? "2026-01-02" : "٧";
  const count = Math.max(1, ...columns.map((column) => column.options?.length ?? 0));
  return Array.from({ length: count }, (_, at) => ({
    id: `row-${at}`,
    ...Object.fromEntries(
      columns.map(({ id, kind: cell, options: choices }) => [
        id,
        choices ? choices[at % choices.length] : cell === "text" ? { ar: "نص" } : cell === "day" ? "2026-01-02" : 3,
      ]),
    ),
  }));
}

const FULL_SHEET: PageSnapshot = {
  ...ALGORITHM,
  answers: Object.fromEntries(QUESTIONS.map((question) => [question.id, answered(fullValue(question))])),
};

describe.each(FRAMED_PAGES)("the %s page", (name) => {
  test.each(GALLERY_LOCALES)("has one h1, one main, headings in order and no id twice (%s)", (locale) => {
    const shown = documentOf(renderToStaticMarkup(galleryPage(name, locale)));
    expect(shown.querySelectorAll("h1")).toHaveLength(1);
    expect(shown.querySelectorAll("main")).toHaveLength(1);
    const levels = [...shown.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1));
    const ids = [...shown.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const link of shown.querySelectorAll('a[href^="#"]'))
      expect(ids, link.textContent).toContain(link.getAttribute("href")?.slice(1));
  });

  test("shows no internal notes, internal answers or publishers' names", () => {
    for (const locale of GALLERY_LOCALES)
      expect(renderToStaticMarkup(galleryPage(name, locale))).not.toContain(INTERNAL);
  });

  test("credits the standard with its licence, and the guide's host", () => {
    const shown = documentOf(renderToStaticMarkup(galleryPage(name, "en")));
    expect(textOf(shown, ".g-foot-cc")).toContain("DTPR, Digital Trust for Places and Routines, used under CC BY 4.0");
    expect(textOf(shown, ".g-host-by")).toBe("hosted here byCity of Seaview");
  });
});

test("the map of home shows the area that its author chose, unless nothing is there", () => {
  const placed = CARDS.flatMap(({ places }) => places.find(({ lat }) => lat !== null) ?? []);
  const [one] = placed;
  const pins = (view: object | null) => {
    const content = { ...HOME.content, home: HOME.content.home && { ...HOME.content.home, first_view: view } };
    return page({ ...HOME, content } as PageSnapshot).querySelectorAll(".g-mapgrid .g-map-pin").length;
  };
  const around = ({ lat, lng }: { lat: number; lng: number }) => ({
    west: lng - 1e-6,
    south: lat - 1e-6,
    east: lng + 1e-6,
    north: lat + 1e-6,
  });
  expect(placed.length).toBeGreaterThan(1);
  expect(pins(null)).toBe(placed.length);
  expect(pins(around({ lat: one?.lat ?? 0, lng: one?.lng ?? 0 }))).toBe(1);
  expect(pins(around({ lat: 0, lng: 0 }))).toBe(placed.length);
});

describe("texts that a machine drafted and nobody has reviewed", () => {
  const drafted = (field: string, locale: string): PageSnapshot => ({
    ...DEVICE,
    content: { ...DEVICE.content, image: { ...PHOTO, alt: { [DEVICE.default_locale]: "A pole." } } },
    unreviewed: [{ subject_id: DEVICE.page_id, field, locale }],
  });

  test.each(GUIDE_LOCALES)("are named above the page to readers of that language alone (%s)", (locale) => {
    const { machine_translated, machine_described } = GUIDE_WORDS[locale];
    const notices = (snapshot: PageSnapshot) => textsOf(page(snapshot, { locale }), ".g-notice.g-old").join();
    expect(notices(DEVICE)).toBe("");
    const isDefault = locale === DEVICE.default_locale;
    expect(notices(drafted("headline", locale))).toBe(isDefault ? "" : machine_translated);
    expect(notices(drafted("headline", "xx"))).toBe("");
    // read in the default language where it is not translated
    expect(notices(drafted("image.alt", DEVICE.default_locale))).toBe(machine_described);
  });

  test("a question of the home page counts on every page, its headline on its own", () => {
    const home = (field: string): PageSnapshot => ({
      ...HOME,
      unreviewed: [{ subject_id: HOME.page_id, field, locale: "km" }],
    });
    const notice = (field: string) => page(DEVICE, { locale: "km", home: home(field) }).querySelector(".g-old");
    expect(notice("questions.q1.answer")).not.toBeNull();
    expect(notice("headline")).toBeNull();
    expect(page(home("headline"), { locale: "km" }).querySelector(".g-old")).not.toBeNull();
  });
});

describe("a device page", () => {
  test("shows its parts in order", () => {
    const shown = page(DEVICE);
    expect(textOf(shown, "h1")).toBe("Licence plate reader, Dock Road");
    expect(textOf(shown, ".g-eyebrow")).toBe("Device · in use since March 28, 2025");
    expect(textsOf(shown, ".g-toc li")).toEqual([
      "In short",
      "Your view",
      "How it works, link by link",
      "What you can do",
      "Questions people ask",
      "Where it is",
      "Connected with this",
      "More facts",
      "What has changed",
    ]);
    expect(textsOf(shown, ".g-head .chain-badges-name")).toHaveLength(3);
    expect(shown.querySelectorAll(".chain-link")).toHaveLength(8);
    expect(textOf(shown, ".g-verified")).toBe("Checked by the city on November 2, 2026");
    expect(textOf(shown, ".g-facts")).toContain("In usesince March 28, 2025");
  });

  test("leaves out empty parts", () => {
    const bare: PageSnapshot = {
      ...DEVICE,
      content: CONTENT,
      subject: null,
      chain: null,
      places: [],
      relations: [],
      labels: [],
    };
    const reading = readIn("en", { contact_email: null, contact_phone: null });
    const shown = documentOf(
      renderToStaticMarkup(<GuidePage reading={reading} snapshot={bare} home={null} cards={[]} publications={[]} />),
    );
    expect(textsOf(shown, ".g-col > *")).toEqual(["Report a mistake on this page"]);
    expect(shown.querySelectorAll("figure, .chain-badges, .g-pills, .g-notice, form, .g-toc li")).toHaveLength(0);
  });

  test("shows places at their precision: a map link for exact ones only", () => {
    const shown = page(DEVICE);
    expect(textsOf(shown, ".g-place a")).toEqual(["Open in your map app"]);
    expect(textsOf(shown, ".g-place")[1]).toContain("Shown as an area");
    const hidden = page({
      ...DEVICE,
      places: DEVICE.places.map((place) => ({ ...place, precision: "hidden" as const })),
    });
    expect(hidden.querySelector("#where")).toBeNull();
  });

  test("has its own questions and the shared ones it does not leave out; none without an answer", () => {
    expect(textsOf(page(DEVICE), ".g-faq summary")).toEqual([
      "Does it know my face?",
      "Can the police use the pictures?",
      "Why does this guide exist?",
      "Is my data sold?",
    ]);
    const content = { ...DEVICE.content, left_out_questions: [{ id: "sold" }] };
    expect(textsOf(page({ ...DEVICE, content }), ".g-faq summary")).toHaveLength(3);
    expect(page({ ...DEVICE, content: { ...content, show_faq: false } }).querySelector("#faq")).toBeNull();
    expect(page(DEVICE, { site: { features: { ...SITE.features, faq: false } } }).querySelector("#faq")).toBeNull();
  });

  test("lists only related pages that are public", () => {
    expect(textsOf(page(DEVICE), ".g-related b")).toEqual(["Building permit triage", "Air quality mast"]);
    expect(textsOf(page(DEVICE), ".g-related small:first-of-type")).toEqual(["Uses this", "At the same place"]);
  });

  test("asks for feedback with a plain form, if page and site allow it", () => {
    const form = page(DEVICE).querySelector("form.g-feedback");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/feedback"]);
    expect(form?.querySelectorAll("button[type=submit][name=feel]")).toHaveLength(5);
    expect(page({ ...DEVICE, content: { ...DEVICE.content, show_feedback: false } }).querySelector("form")).toBeNull();
    expect(
      page(DEVICE, { site: { features: { ...SITE.features, feedback: false } } }).querySelector("form"),
    ).toBeNull();
  });

  test("starts with the key facts, in the words of its chain, and describes its photo", () => {
    const shown = page(DEVICE);
    const facts = textsOf(shown, ".g-keyfacts li");
    expect(facts[0]).toBe("It can identify people.");
    expect(facts.join(" ")).toMatch(/The data is kept .* The data can be seen by /);
    const [caption, photo] = [shown.querySelector(".g-photo figcaption"), shown.querySelector(".g-photo img")];
    expect(caption?.textContent).toBe(photo?.getAttribute("alt"));
    expect(caption?.getAttribute("aria-hidden")).toBe("true");
    expect(textsOf(shown, ".g-verified time")[0]).not.toBe("");
  });

  test("says first that it is out of use", () => {
    const shown = page(RETIRED);
    expect(textOf(shown, ".g-retired .g-state")).toBe("No longer in useuntil September 30, 2026");
    expect(textOf(shown, ".g-photo .g-word")).toBe("As it was");
    expect(page(DEVICE).querySelector(".g-retired")).toBeNull();
  });

  test("a decorative image has an empty alternative text", () => {
    expect(page(DEVICE).querySelector("img")?.getAttribute("alt")).toContain("A camera on a pole");
    const image = DEVICE.content.image && { ...DEVICE.content.image, is_decorative: true };
    expect(
      page({ ...DEVICE, content: { ...DEVICE.content, image } })
        .querySelector("img")
        ?.getAttribute("alt"),
    ).toBe("");
  });
});

describe("an algorithm page", () => {
  test("has its rows, its risks with and without an answer, and its rights", () => {
    const shown = page(ALGORITHM);
    expect(shown.querySelectorAll(".g-cells")).toHaveLength(2);
    expect(textsOf(shown, ".g-risk-answer dt")).toEqual(["What is done about it", "No answer yet"]);
    expect(textsOf(shown, ".g-right h3")).toEqual(["Challenge a decision", "Ask a question"]);
    expect(textOf(shown, ".g-sentence")).toContain("planning");
  });

  test("shows public answers by kind, withheld ones with their reason, and missing required ones", () => {
    const sheet = textOf(page(ALGORITHM), "#factsheet") ?? "";
    for (const part of [
      "4 answered",
      "1 not disclosed",
      "1 not applicable",
      "People who apply for something and Businesses",
      "Council decision 12",
      "November 20, 2025",
      "Not disclosed, because: the supplier's contract keeps it secret. (Trade secrets) This will be reviewed on December 31, 2027.",
      "Answered by the supplier",
      "No public answer yet",
    ])
      expect(sheet).toContain(part);
  });

  test("shows a factsheet that nobody has filled in, with every required question as a gap", () => {
    const fresh = page({ ...ALGORITHM, answers: null });
    const gaps = textsOf(fresh, "#factsheet .g-gaps li");
    expect(gaps).toContain("What is it for, and what does it mean for people?");
    expect(textOf(fresh, "#factsheet .g-tally")).toContain(`${gaps.length} without a public answer`);
    const subject = ALGORITHM.subject && { ...ALGORITHM.subject, publication_category: "other" };
    const minor = textsOf(page({ ...ALGORITHM, answers: null, subject }), "#factsheet .g-gaps li");
    expect(minor.length).toBeLessThan(gaps.length);
  });
});

describe("a collection page", () => {
  const stops = (snapshot: PageSnapshot) => textsOf(page(snapshot), ".g-stop-name");
  const withRule = (rule: Partial<NonNullable<PageSnapshot["content"]["collection"]>>): PageSnapshot => {
    const { collection } = COLLECTION.content;
    return { ...COLLECTION, content: { ...COLLECTION.content, collection: collection && { ...collection, ...rule } } };
  };

  test("by hand keeps the author's order, grouped and numbered, public pages only", () => {
    const shown = page(COLLECTION);
    expect(textsOf(shown, ".g-group > h2")).toEqual(["Harbour", "Traffic"]);
    expect(textsOf(shown, ".g-stop .g-num")).toEqual(["1", "2", "3"]);
    expect(stops(withRule({ group_by: "none" }))).toEqual([
      "People counter",
      "Air quality mast",
      "Licence plate reader, Dock Road",
    ]);
  });

  test("by rule takes matching pages in the configured order, except those left out", () => {
    expect(stops(withRule({ rule: "label", label_ids: [idOf(902)], group_by: "none" }))).toEqual([
      "Air quality mast",
      "People counter",
    ]);
    expect(stops(withRule({ rule: "type", types: ["algorithm_page"], group_by: "none" }))).toEqual([
      "Building permit triage",
    ]);
    const without = withRule({ rule: "label", label_ids: [idOf(902)], left_out: [{ id: idOf(3) }] });
    expect(stops(without)).toEqual(["People counter"]);
  });

  test("groups by type, status and place; ungrouped pages come last", () => {
    const groups = (by: "type" | "status" | "place") =>
      textsOf(page(withRule({ rule: "status", order: "newest", group_by: by })), ".g-group h2");
    expect(groups("type")).toEqual(["Devices", "Algorithms"]);
    expect(groups("status")).toEqual(
      ["In use", "Trial"].map((name, index) => (index ? GUIDE_WORDS.en.phases.pilot : name)),
    );
    expect(groups("place")).toEqual(["Dock Road", "Fish Market Square", "Harbour Walk, south", "Other"]);
  });

  test("says that it is empty", () => {
    expect(textOf(page(withRule({ members: [] })), ".g-none")).toBe("There is nothing in this collection yet.");
  });
});

describe("the home page", () => {
  test("has the code field, featured pages that are public, and every page but collections as a card", () => {
    const shown = page(HOME);
    expect(shown.querySelector("form.g-codebox")?.getAttribute("action")).toBe("/code");
    expect(textsOf(shown, ".g-coll h3")).toEqual(["Along Harbour Walk"]);
    expect(textsOf(shown, ".g-card h3")).toHaveLength(4);
    expect(textsOf(shown, ".g-card:first-child .chain-badges-what")).toEqual(["Purpose", "Technology", "Accountable"]);
  });

  test("filters by links that keep each other's choices", () => {
    const shown = page(HOME, { filter: { type: "device_page", label: idOf(902) } });
    expect(textsOf(shown, ".g-card h3")).toEqual(["Air quality mast", "People counter"]);
    expect(textsOf(shown, ".g-chip[aria-current]")).toEqual(["Devices 3", "All 4", "Harbour 2"]);
    const all = [...shown.querySelectorAll(".g-filter:first-child a")][0]?.getAttribute("href");
    expect(all).toBe(`/?label=${idOf(902)}#everything`);
    expect(textOf(page(HOME, { filter: { label: "nobody" } }), ".g-count")).toBe("Nothing matches this choice.");
  });

  test("shows the announcement on every page until its last day at the site", () => {
    expect(textOf(page(DEVICE), ".g-notice")).toContain("20 November");
    const settings = HOME.content.home;
    const old: PageSnapshot = {
      ...HOME,
      content: { ...HOME.content, home: settings && { ...settings, announcement_until: "2026-11-15" } },
    };
    expect(page(DEVICE, { home: old }).querySelector(".g-notice")).toBeNull();
  });
});

describe("languages", () => {
  test("a missing text falls back to the site's language, marked, and the page says so once", () => {
    const shown = page(DEVICE, { locale: "es" });
    expect(shown.querySelector("h1")?.getAttribute("lang")).toBe("en");
    expect(textsOf(shown, ".g-untranslated")).toEqual(["Todavía no está disponible en español. Se muestra en inglés."]);
    expect(page(DEVICE, { locale: "km" }).querySelector(".g-untranslated")).toBeNull();
  });

  test.each(GUIDE_LOCALES)("rights begin with whose they are (%s)", (locale) => {
    const lead = GUIDE_WORDS[locale].rights_lead;
    expect(textsOf(page(DEVICE, { locale }), "#rights > p")).toEqual([lead]);
  });

  test("Khmer words of a title stay whole, and signs with their word", () => {
    const title = "ការវាស់គុណភាពខ្យល់ឥតគិតថ្លៃ (កាមេរ៉ា)។";
    const headline = { ...DEVICE.content.headline, km: title };
    const shown = page({ ...DEVICE, content: { ...DEVICE.content, headline } }, { locale: "km" });
    const heading = shown.querySelector("h1");
    expect(heading?.textContent).toBe(title);
    const words = textsOf(shown, "h1 .whole-word");
    expect(words).toEqual(expect.arrayContaining(["ឥតគិតថ្លៃ", "កាមេរ៉ា"]));
    expect(words.filter((word) => word.includes("គុណភាព"))).toHaveLength(1);
    // break only between words: never before a closing bracket or a full stop
    const afterBreaks = [...(heading?.querySelectorAll("wbr") ?? [])].map((one) => one.nextSibling?.textContent ?? "");
    expect(afterBreaks.length).toBeGreaterThan(1);
    for (const word of afterBreaks) expect(word).toMatch(/^[\u1780-\u17B3]/);
    expect(page(DEVICE).querySelector("h1 .whole-word"), "other scripts").toBeNull();
  });

  test("a right-to-left page marks left-to-right texts", () => {
    const shown = page(DEVICE, { locale: "ar" });
    const root = shown.querySelector(".guide");
    expect([root?.getAttribute("lang"), root?.getAttribute("dir")]).toEqual(["ar", "rtl"]);
    expect(shown.querySelector("h1")?.getAttribute("lang")).toBeNull();
    const place = shown.querySelector(".g-place b span");
    expect([place?.getAttribute("lang"), place?.getAttribute("dir")]).toEqual(["en", "ltr"]);
  });

  test("the guide's own words are marked as English if they are not translated", () => {
    const langOf = (locale: string, selector: string) =>
      page(DEVICE, { locale }).querySelector(selector)?.getAttribute("lang");
    for (const own of [".g-skip", ".g-toc", "#rights-title", ".g-feedback", ".g-foot-cc"]) {
      expect(langOf("fa", own), own).toBe("en");
      expect(page(DEVICE, { locale: "fa" }).querySelector(own)?.getAttribute("dir"), own).toBe("ltr");
      expect(langOf("nl", own), own).toBe("en");
      for (const spoken of ["km", "ar"]) expect(langOf(spoken, own), own).toBeNull();
    }
    expect(langOf("fa", "h1")).toBe("en");
    expect(langOf("ar", "h1")).toBeNull();
  });

  test("a page in Arabic has the guide's words and the vocabulary in Arabic, from right to left, with Latin digits", () => {
    const shown = page(DEVICE, { locale: "ar" });
    expect(shown.querySelector(".guide")?.getAttribute("dir")).toBe("rtl");
    expect(textsOf(shown, "h2").join()).not.toMatch(/[a-z]/i);
    const prompts = textsOf(shown, ".dtpr-chain summary, .g-chain summary, details summary").join(" ");
    expect(prompts).toContain("ما البيانات التي تجمعها؟");
    expect(shown.querySelector("#history time")?.textContent).toMatch(/[\u0600-\u06ff]/);
    expect(shown.querySelector("#history time")?.textContent).toMatch(/20\d\d/);
    expect(shown.body.textContent).not.toMatch(/[\u0660-\u0669]/);
  });

  test("a factsheet in Arabic has no English interface words, whatever was answered", () => {
    const english = textsOf(page(FULL_SHEET), "#factsheet dt, #factsheet dd");
    const shown = page(FULL_SHEET, { locale: "ar" });
    const arabic = textsOf(shown, "#factsheet dt, #factsheet dd");
    expect(arabic).toHaveLength(english.length);
    expect(arabic.length).toBeGreaterThan(150);
    expect(shown.querySelectorAll("#factsheet [lang]")).toHaveLength(0);
    expect(latinWords(shown)).toEqual([]);
  });

  test.each(["about", "counts"] as const)("has no English in Arabic (%s)", (name) => {
    expect(latinWords(documentOf(renderToStaticMarkup(galleryPage(name, "ar"))))).toEqual([]);
  });

  test.each(GUIDE_LOCALES)("the guide's own words and dates are in the page's language (%s)", (locale) => {
    const shown = page(DEVICE, { locale });
    expect(textOf(shown, ".g-toc-title")).toBe(GUIDE_WORDS[locale].on_this_page);
    expect(shown.querySelector(".guide")?.getAttribute("lang")).toBe(locale === "tl" ? "fil" : locale);
    expect(textOf(shown, "#history time")).not.toBe("");
  });

  test.each(GUIDE_LOCALES)("every sentence keeps its placeholders (%s)", (locale) => {
    const gaps = (text: unknown) => (typeof text === "string" ? (text.match(/\{\w+\}/g)?.toSorted() ?? []) : []);
    for (const [key, text] of Object.entries(GUIDE_WORDS.en))
      expect(gaps(GUIDE_WORDS[locale][key as keyof typeof GUIDE_WORDS.en]), key).toEqual(gaps(text));
  });

  test("the switch is plain links that stay on the page", () => {
    const links = [...page(DEVICE).querySelectorAll(".g-lang a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(SITE.locales.map((locale) => `?lang=${locale}`));
    expect(page(DEVICE, { site: { locales: ["en"] } }).querySelector(".g-lang")).toBeNull();
  });
});

test("a manual order shows distances and draws the route; a rule's order does not", () => {
  const settings = COLLECTION.content.collection;
  if (!settings) throw new Error("Not a collection");
  const of = (rule: "manual" | "type") =>
    page({ ...COLLECTION, content: { ...COLLECTION.content, collection: { ...settings, rule } } });
  const walk = of("manual");
  expect(
    textsOf(walk, ".g-stop .g-stop-next").every((text) =>
      /^[\d.]+ k?m to the next stop, in a straight line$/.test(text),
    ),
  ).toBe(true);
  expect(textsOf(walk, ".g-stop .g-stop-next").length).toBeGreaterThan(0);
  expect(textOf(walk, ".g-head .g-stop-next")).toMatch(/from first to last stop, in straight lines$/);
  expect(walk.querySelector(".g-walk-line")).not.toBeNull();
  expect(of("type").querySelector(".g-stop-next, .g-walk-line")).toBeNull();
});

describe("the admin's preview", () => {
  const preview = (snapshot: PageSnapshot) =>
    documentOf(
      renderToStaticMarkup(
        <PagePreview
          snapshot={snapshot}
          cards={CARDS}
          site={SITE}
          locale="en"
          home={HOME}
          imageUrl={AROUND.imageUrl}
          today={AROUND.today}
        />,
      ),
    );

  test("is the same page, always light, without landmarks or ids that could collide with the admin's", () => {
    const shown = preview(DEVICE);
    expect(shown.querySelector(".guide")?.className).toContain("guide-light");
    expect(shown.querySelector("main")).toBeNull();
    for (const { id } of shown.querySelectorAll("[id]")) expect(id).toMatch(/^preview-/);
    expect(textsOf(shown, "h2")).toEqual(textsOf(page(DEVICE), "h2").filter((title) => title !== "What has changed"));
  });

  test("overlays the draft on the composed snapshot", () => {
    const content = {
      ...DEVICE.content,
      headline: { en: "A new headline" },
      label_ids: [],
      places: { [DEVICE.places[0]?.id ?? ""]: "area" as const, [DEVICE.places[1]?.id ?? ""]: "exact" as const },
    };
    const shown = preview(overlayContent(DEVICE, content));
    expect(textOf(shown, "h1")).toBe("A new headline");
    expect(shown.querySelector(".g-pill")).toBeNull();
    // rougher at once, without a position; never finer than composed
    expect(textsOf(shown, ".g-place a")).toEqual([]);
    expect(textsOf(shown, ".g-place .g-muted")).toEqual(["Shown as an area", "Shown as an area"]);
  });
});
