import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { GUIDE_LOCALES } from "#contract/guide-locales.ts";
import { acceptedLanguages } from "./accepted-languages.ts";
import type { BaseMap } from "./base-map.ts";
import { clipArea, clipLine } from "./clip-line.ts";
import { CodePage } from "./CodePage.tsx";
import type { PageSnapshot } from "./content.ts";
import { describeChanges } from "./describe-changes.ts";
import { drawBaseMap } from "./draw-base-map.ts";
import { fill } from "./fill.ts";
import { GuidePage } from "./GuidePage.tsx";
import { HistoryPage } from "./HistoryPage.tsx";
import { clusterPins } from "./map-places.ts";
import { MapPage } from "./MapPage.tsx";
import type { Difference } from "./page-history.ts";
import { Differences } from "./parts/Differences.tsx";
import { failurePage, notOpenPage, PLAIN_STYLE, unknownHostPage } from "./plain-pages.ts";
import { PLAIN_WORDS } from "./plain-words.ts";
import { projectionOf } from "./project-points.ts";
import { SearchPage } from "./SearchPage.tsx";
import { searchPath } from "./search-results.ts";
import { SERVICE_WORDS } from "./service-words.ts";
import { CARDS } from "./testing/cards.ts";
import { COLLECTION } from "./testing/collection.ts";
import { DEVICE } from "./testing/device.ts";
import { LIMITS, versionsIn } from "./testing/history.ts";
import { HOME } from "./testing/home.ts";
import { showPlaces } from "./testing/map.ts";
import { FOUND, FOUND_NOTHING } from "./testing/search.ts";
import { readIn } from "./testing/site.ts";

const shownBy = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  new DOMParser().parseFromString(`<body>${renderToStaticMarkup(element)}</body>`, "text/html");
const textsOf = (shown: Document, selector: string) =>
  [...shown.querySelectorAll(selector)].map((element) => element.textContent.replaceAll(/\s+/g, " ").trim());

describe("search", () => {
  const shown = shownBy(<SearchPage reading={readIn("en")} results={FOUND} />);

  test("keeps the typed text, shows the corrected query, and marks matching words", () => {
    expect(shown.querySelector("input[type=search]")?.getAttribute("value")).toBe("camra");
    expect(textsOf(shown, "[role=status]")[0]).toContain("Showing results for “camera”.");
    expect(textsOf(shown, "mark")).toEqual(["camera", "camera", "camera", "camera"]);
  });

  test("offers filters as links with counts, none without results, and lets a chosen one be removed", () => {
    expect(textsOf(shown, ".g-facet .g-chip")).not.toContain("Walks0");
    const chosen = shown.querySelector(".g-chip[aria-current]");
    expect(chosen?.textContent).toContain("Remove filter: Identifiable");
    expect(chosen?.getAttribute("href")).toBe("/search?q=camra");
    const [devices] = shown.querySelectorAll(".g-facet .g-chip");
    expect(devices?.getAttribute("href")).toBe("/search?q=camra&identifiability=identifiable&kind=device");
  });

  test("has pages of 20 that keep the filters", () => {
    expect(textsOf(shown, ".g-pager span")[0]).toBe("Page 2 of 3");
    expect(shown.querySelector("[rel=next]")?.getAttribute("href")).toBe(
      "/search?q=camra&identifiability=identifiable&page=3",
    );
    expect(searchPath({ query: "", facets: [] }, {})).toBe("/search");
  });

  test("suggests other ways if nothing was found", () => {
    const nothing = shownBy(<SearchPage reading={readIn("en")} results={FOUND_NOTHING} />);
    expect(textsOf(nothing, "h2")[0]).toBe("Nothing found for “drone”");
    expect(textsOf(nothing, ".g-stack a")).toEqual(["See all technologies", "Ask a question"]);
  });
});

describe("the map", () => {
  const street = (name: string, coordinates: number[][]): BaseMap["features"][number] => ({
    geometry: { type: "LineString", coordinates },
    properties: { kind: "road-major", name: { en: name, km: "ផ្លូវសាឡាង" } },
  });
  const map: BaseMap = {
    features: [
      street("Ferry Street", [
        [-121.885, 36.6112],
        [-121.879, 36.6112],
      ]),
    ],
  };

  test("sorts places by their distance from a street, in any of its names, however it is typed", () => {
    for (const asked of ["ferry street", "  FERRY", "ផ្លូវសាឡាង"]) {
      const { found, places, street } = showPlaces({ near: asked }, map);
      const [first] = found.shown;
      expect(street).toMatchObject({ en: "Ferry Street" });
      expect(places.get(first?.point.id ?? "")?.name).toEqual({ en: "Ferry Terminal, hall" });
      expect(first?.metres).toBeCloseTo(10.2, 1);
    }
    expect(showPlaces({ near: "Nowhere Lane" }, map).found.street).toBeUndefined();
    // without a base map, matches a place's name: exact, else by prefix, else by substring
    for (const asked of ["dock road 12", "Dock", "road  12"]) {
      const { found, street } = showPlaces({ near: asked });
      expect([street, found.shown[0]?.metres]).toEqual([{ en: "Dock Road 12" }, 0]);
    }
  });

  test("reports an unknown street, and lists every place", () => {
    const shown = shownBy(<MapPage reading={readIn("en", {}, { map })} {...showPlaces({ near: "Nowhere" }, map)} />);
    expect(textsOf(shown, "[role=status]")[0]).toBe("We could not find “Nowhere”. These are all places. · Places: 7");
    expect(textsOf(shown, ".g-maplist li")).toHaveLength(7);
  });

  test("merges overlapping pins into one mark, and lists each place", () => {
    const [one, other, far] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 100, y: 0 },
    ].map((at, id) => ({ ...at, id }));
    const clusters = clusterPins(
      [one, other, far].filter((pin) => pin !== undefined),
      52,
    );
    expect(clusters.map(({ x, members }) => [x, members.length])).toEqual([
      [5, 2],
      [100, 1],
    ]);
  });

  test("filters by identifiability, and keeps the street", () => {
    const props = showPlaces({ near: "Ferry Street", identifiability: "identifiable" }, map);
    const shown = shownBy(<MapPage reading={readIn("en", {}, { map })} {...props} />);
    expect(textsOf(shown, ".g-maplist li")).toHaveLength(2);
    expect(shown.querySelector(".g-chip")?.getAttribute("href")).toBe("/map?near=Ferry+Street#map");
  });

  test("draws a street that crosses the drawing although none of its points is inside", () => {
    const across = [
      { x: -400, y: 100 },
      { x: 1200, y: 100 },
    ];
    expect(clipLine(across, { width: 400, height: 200 })).toEqual([
      [
        { x: 0, y: 100 },
        { x: 400, y: 100 },
      ],
    ]);
    expect(clipLine(across, { width: 400, height: 50 })).toEqual([]);
    const square = [
      { x: -100, y: -100 },
      { x: 900, y: -100 },
      { x: 900, y: 900 },
      { x: -100, y: 900 },
    ];
    const inside = clipArea(square, { width: 400, height: 200 });
    expect(new Set(inside.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(["0 0", "400 0", "400 200", "0 200"]));
  });

  test("draws the base map below the pins of every page within it, and plain ground elsewhere", () => {
    const drawn = (snapshot: PageSnapshot, ground: BaseMap | undefined) =>
      shownBy(
        <GuidePage
          reading={readIn("km", {}, { map: ground })}
          snapshot={snapshot}
          home={HOME}
          cards={CARDS}
          publications={[]}
        />,
      ).querySelectorAll(".g-mapbox-drawn .g-map-road-major").length;
    const city: BaseMap = {
      features: [
        street("Long Road", [
          [-121.91, 36.6035],
          [-121.86, 36.6035],
        ]),
        street("Coast Road", [
          [-121.91, 36.59],
          [-121.86, 36.63],
        ]),
      ],
    };
    const elsewhere: BaseMap = {
      features: [
        street("Far Road", [
          [4.9, 52.3],
          [4.91, 52.31],
        ]),
      ],
    };
    for (const snapshot of [HOME, DEVICE, COLLECTION]) {
      expect(drawn(snapshot, city)).toBe(1);
      expect(drawn(snapshot, elsewhere)).toBe(0);
      expect(drawn(snapshot, undefined)).toBe(0);
    }
  });

  test("draws only the visible part, in whole numbers", () => {
    const projection = projectionOf([{ lat: 36.61, lng: -121.88 }], 800, 800, 90);
    const far = street("Far Road", [
      [-120, 36],
      [-120.1, 36],
    ]);
    const drawn = projection ? drawBaseMap({ features: [...map.features, far] }, projection) : [];
    expect(drawn.map(({ kind, d }) => `${kind} ${d}`)).toEqual([
      expect.stringMatching(/^road-major M-?\d+ ?-?\d+l-?\d+ ?-?\d+$/),
    ]);
  });

  test("caches a view of the base map; another view or map is drawn separately", () => {
    const map: BaseMap = {
      features: [
        street("Long Road", [
          [-121.91, 36.6035],
          [-121.86, 36.6035],
        ]),
      ],
    };
    const viewAt = (lat: number, width = 800) => {
      const view = projectionOf([{ lat, lng: -121.88 }], width, 800, 90);
      return view ? drawBaseMap(map, view) : [];
    };
    const first = viewAt(36.6035);
    expect(viewAt(36.6035)).toBe(first);
    expect(viewAt(36.604)).not.toEqual(first);
    expect(viewAt(36.6035, 400)).not.toEqual(first);
    const view = projectionOf([{ lat: 36.6035, lng: -121.88 }], 800, 800, 90);
    expect(view && drawBaseMap({ features: [] }, view)).toEqual([]);
    // the least recently used make room
    for (let at = 0; at < 60; at += 1) viewAt(36.5 + at / 1000);
    expect(viewAt(36.6035)).toEqual(first);
    expect(viewAt(36.6035)).not.toBe(first);
  });
});

describe("the history of a page", () => {
  const history = (locale: string, shown: Partial<ComponentProps<typeof HistoryPage>> = {}) => {
    const reading = readIn(locale);
    const versions = versionsIn(reading);
    const list = { title: { en: "Licence plate reader" }, path: "/devices/reader", versions, all: versions };
    return shownBy(<HistoryPage reading={reading} {...list} page={1} last={1} compared={null} {...shown} />);
  };
  const rewritten = (index: number, letters: number): Difference => ({
    field: `content.questions.q${index}.answer`,
    locale: "en",
    kind: "text",
    before: "old ".repeat(letters / 4),
    after: "new ".repeat(letters / 4),
    about: [],
  });

  test("describes differences by section, labelled for screen readers", () => {
    const shown = history("en");
    expect(textsOf(shown, ".g-version h2")).toEqual([
      "Plates are now kept for 30 days. Before, it was 60.",
      "First published",
    ]);
    expect(textsOf(shown, ".g-diff h3")).toEqual([
      "In short",
      "Questions people ask",
      "For how long is data kept?",
      "Photo",
      "Where it is",
      "In use",
    ]);
    expect(textsOf(shown, ".g-diff p")[0]).toBe(
      "Lorries that break the rule: plate and picture kept for Removed: 60Added: 30 days.",
    );
    // a setting residents do not see is left out
    expect(shown.body.textContent).not.toContain("How the page is set up");
  });

  test("promises only words that may still be shown, whether a version is withheld or not", () => {
    const withheld = [{ field: "note", reason: "It names a house.", withheld_at: "2026-11-01T08:00:00.000Z" }];
    const all = versionsIn(readIn("en")).map((version) => ({ ...version, withheld }));
    for (const shown of [history("en"), history("en", { all })])
      expect(textsOf(shown, ".g-lead")[0]).toMatch(/word for word, as far as (it|they) may still be shown\./);
    expect(textsOf(history("en", { all }), ".g-lead")[0]).toContain("you find the reason");
  });

  test("shows changes in the reader's language and names the others", () => {
    expect(textsOf(history("km"), ".g-diff p")[0]).toContain("រក្សាទុក");
    expect(textsOf(history("en"), ".g-version-note")).toEqual(["Also changed in: ភាសាខ្មែរ"]);
    expect(textsOf(history("km"), ".g-version-note")[0]).toContain("English");
  });

  test("highlights words, not the empty lines between them", () => {
    const added: Difference = {
      field: "content.body",
      locale: "en",
      kind: "text",
      before: "One.",
      after: "One.\n\n## Two\n\nThree.",
      about: [],
    };
    const changes = describeChanges(readIn("en"), [added], undefined, LIMITS);
    const shown = shownBy(<Differences reading={readIn("en")} changes={changes} />);
    expect(textsOf(shown, "ins").map((text) => text.replace("Added: ", ""))).toEqual(["Two", "Three."]);
  });

  test("shows a long comparison page by page, with links that need no script", () => {
    const long = Array.from({ length: 9 }, (_, index) => rewritten(index, 4000));
    const changes = describeChanges(readIn("en"), long, undefined, { letters: 24_000, page: 2 });
    expect([changes.page, changes.last]).toEqual([2, 5]);
    const shown = history("en", { compared: { from: 1, to: 2, changes } });
    const links = [...shown.querySelectorAll(".g-pager a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/devices/reader/history?from=1&to=2", "/devices/reader/history?from=1&to=2&page=3"]);
    expect(shown.querySelector(".g-versions")).toBeNull();
    // a number beyond the last page shows the last page
    expect(describeChanges(readIn("en"), long, undefined, { letters: 24_000, page: 99 }).page).toBe(5);
  });

  test("shows the beginning of long changes in the list, and links to the rest", () => {
    const changes = describeChanges(readIn("en"), [rewritten(1, 8000)], undefined, { letters: 2500, page: 1 });
    expect(changes.is_cut).toBe(true);
    expect(JSON.stringify(changes).length).toBeLessThan(3500);
    const [version] = versionsIn(readIn("en"));
    if (!version) throw new Error("no version");
    const shown = history("en", { versions: [{ ...version, changes }] });
    const links = [...shown.querySelectorAll(".g-version a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("/devices/reader/history?from=1&to=2");
  });

  test("shows no ids where a list has no names", () => {
    const ids = ["0199aa11-0000-7000-8000-000000000001"];
    const members: Difference = {
      field: "content.collection.members",
      locale: null,
      kind: "names",
      before: null,
      after: ids,
      about: [],
    };
    const changes = describeChanges(readIn("en"), [members], undefined, LIMITS);
    const shown = shownBy(<Differences reading={readIn("en")} changes={changes} />);
    expect(textsOf(shown, ".g-diff p")).toEqual(["This part has changed."]);
  });

  test("has an address for every version", () => {
    const links = [...history("en").querySelectorAll(".g-version a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/devices/reader", "/devices/reader/history/1"]);
  });
});

test("a value in the other direction does not reorder the text around it", () => {
  expect(fill("in use since {date}", { date: "28 مارس 2025" })).toBe("in use since \u206828 مارس 2025\u2069");
  expect(fill("in use since {date}", { date: "March 28, 2025" })).toBe("in use since March 28, 2025");
});

test("a mistyped code is reported at the top and at the field, and stays", () => {
  const shown = shownBy(<CodePage reading={readIn("en")} code="7kd2np" problem="mistyped" />);
  const field = shown.querySelector("input[name=code]");
  expect([field?.getAttribute("value"), field?.getAttribute("aria-invalid")]).toEqual(["7kd2np", "true"]);
  expect(field?.getAttribute("aria-describedby")).toBe("code-hint code-error");
  expect(shown.querySelector("[role=alert] a")?.getAttribute("href")).toBe("#code");
});

describe("pages without a guide", () => {
  test.each(GUIDE_LOCALES)("use the browser's language (%s)", (locale) => {
    const accept_language = `xx, ${locale === "tl" ? "fil-PH" : locale};q=0.8, en;q=0.1`;
    expect(notOpenPage({ accept_language })).toContain(PLAIN_WORDS[locale].not_open);
    expect(failurePage({ accept_language, reference: "7f3k" })).toContain("<b><bdi>7f3k</bdi></b>");
  });

  test("load no other files", () => {
    const html = unknownHostPage({ accept_language: undefined, host: "guide.seavew.example" });
    expect(html).not.toMatch(/src=|url\(|<link|<script|https?:/);
    expect(html).toContain("guide.seavew.example");
    // the only style, so that the CSP can allow it by its hash
    expect(html.split("<style>")[1]?.split("</style>")[0]).toBe(PLAIN_STYLE);
    expect(html).not.toContain("style=");
  });

  test("lists languages in the browser's order of preference", () => {
    expect(acceptedLanguages("en;q=0.2, km-KH, es;q=0.9, fr;q=0")).toEqual(["km-kh", "es", "en"]);
    expect(acceptedLanguages(undefined)).toEqual([]);
  });
});

test.each(GUIDE_LOCALES)("every sentence of the services keeps its placeholders (%s)", (locale) => {
  const gaps = (value: unknown): string[] =>
    typeof value === "string"
      ? (value.match(/\{\w+\}/g)?.toSorted() ?? [])
      : Object.values(value as object).flatMap(gaps);
  for (const [key, value] of Object.entries(SERVICE_WORDS.en))
    expect(gaps(SERVICE_WORDS[locale][key as keyof typeof SERVICE_WORDS.en]), key).toEqual(gaps(value));
  for (const [key, value] of Object.entries(PLAIN_WORDS.en))
    expect(gaps(PLAIN_WORDS[locale][key as keyof typeof PLAIN_WORDS.en]), key).toEqual(gaps(value));
});
