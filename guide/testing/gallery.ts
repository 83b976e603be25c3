import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { AboutPage } from "../AboutPage.tsx";
import type { BaseMap } from "../base-map.ts";
import { ClosedPage } from "../ClosedPage.tsx";
import { CodePage } from "../CodePage.tsx";
import { CountsPage } from "../CountsPage.tsx";
import type { FeedbackStep } from "../feedback-step.ts";
import { FeedbackPage } from "../FeedbackPage.tsx";
import { GuidePage } from "../GuidePage.tsx";
import { HistoryPage } from "../HistoryPage.tsx";
import { describeWithheld } from "../describe-changes.ts";
import { directionOf, languageTag } from "../language.ts";
import { MapPage } from "../MapPage.tsx";
import { MistakeForm, subjectOfPage } from "../MistakeForm.tsx";
import { MistakeGone, MistakePage } from "../MistakePage.tsx";
import { NotFoundPage } from "../NotFoundPage.tsx";
import type { OpenDataFile } from "../open-data.ts";
import { Frame } from "../parts/Frame.tsx";
import { OldVersion } from "../parts/OldVersion.tsx";
import type { PublicReply } from "../page-props.ts";
import { pathOf } from "../paths.ts";
import type { Reading, Surroundings } from "../reading.ts";
import { ReportPage } from "../reports/ReportPage.tsx";
import { ReportsPage } from "../reports/ReportsPage.tsx";
import { SearchPage } from "../SearchPage.tsx";
import type { SignFace } from "../sign-face.ts";
import { blankCodePage, endedCodePage, enterCodePage, unknownCodePage, waitingCodePage } from "../sign-pages.ts";
import { WithdrawnPage } from "../WithdrawnPage.tsx";
import { WithheldPage } from "../WithheldPage.tsx";
import { ALGORITHM } from "./algorithm.ts";
import { CARDS } from "./cards.ts";
import { COLLECTION } from "./collection.ts";
import { DEVICE, RETIRED } from "./device.ts";
import { versionsIn } from "./history.ts";
import { HOME } from "./home.ts";
import { showPlaces } from "./map.ts";
import { AROUND_REPORT, REPORT } from "./report.ts";
import { PUBLICATIONS } from "./publications.ts";
import { FOUND, FOUND_NOTHING } from "./search.ts";
import { readIn, SITE } from "./site.ts";

export const GALLERY_LOCALES = ["en", "km", "ar"] as const;
export const GUIDE_LOOKS = [
  { look: "wide", viewport: { width: 1280, height: 900 }, colorScheme: "light" },
  { look: "wide-dark", viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
  { look: "phone", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { look: "phone-dark", viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

const SNAPSHOTS = { home: HOME, device: DEVICE, algorithm: ALGORITHM, collection: COLLECTION, retired: RETIRED };

const OPEN_DATA: readonly OpenDataFile[] = [
  {
    set: "devices",
    count: 14,
    formats: [
      { name: "CSV", path: "/data/devices.csv" },
      { name: "JSON", path: "/data/devices.json" },
    ],
  },
  { set: "algorithms", count: 5, formats: [{ name: "CSV", path: "/data/algorithms.csv" }] },
  { set: "places", count: 37, formats: [{ name: "GeoJSON", path: "/data/places.geojson" }] },
  { set: "versions", count: 112, formats: [{ name: "CSV", path: "/data/versions.csv" }] },
];

const DEVICE_PATH = pathOf({ type: "device_page", slug: DEVICE.slug });
const WITHHELD = {
  field: null,
  reason: "It named the street in which a person at risk lives.",
  withheld_at: "2026-11-02T09:30:00Z",
};

type Draw = (reading: Reading) => ReactElement;

const REPLIES: readonly PublicReply[] = [
  {
    id: "reply",
    said: { en: "Why are plates kept for 60 days?", km: "ហេតុអ្វីរក្សាទុកផ្លាកលេខ 60 ថ្ងៃ?" },
    reply: { en: "Since October they are kept for 30 days.", km: "តាំងពីខែតុលា រក្សាទុក 30 ថ្ងៃ។" },
    published_at: "2026-10-12T08:00:00Z",
  },
];

const MISTAKE = {
  submitted_at: "2026-11-02T09:30:00Z",
  state: "received",
  is_closed: false,
  version: null,
  reason: null,
  said: null,
  reply: null,
} as const;

const feedbackAt = (reading: Reading, step: FeedbackStep, number: number) =>
  createElement(FeedbackPage, {
    reading,
    snapshot: DEVICE,
    card: CARDS[0],
    form: { draft: "signed", comment: "I live in this street." },
    step,
    number,
    count: 6,
  });

/** Service pages, and notices that replace a page. */
const SERVICES = {
  withdrawn: (reading) =>
    createElement(WithdrawnPage, {
      reading,
      title: DEVICE.content.headline,
      reason: "The trial ended on 31 August 2026. The council chose not to continue.",
      withdrawn_at: "2026-09-01T12:00:00Z",
    }),
  "withheld-version": (reading) =>
    createElement(WithheldPage, {
      reading,
      title: DEVICE.content.headline,
      path: DEVICE_PATH,
      version: { number: 2 },
      withheld: WITHHELD,
    }),
  "withheld-history": (reading) => {
    const [newest, ...older] = versionsIn(reading);
    const versions = [newest, ...older.map((version) => ({ ...version, withheld: [WITHHELD] }))].filter((one) => !!one);
    const lists = { versions, all: versions, page: 1, last: 1, compared: null };
    return createElement(HistoryPage, { reading, title: DEVICE.content.headline, path: DEVICE_PATH, ...lists });
  },
  search: (reading) => createElement(SearchPage, { reading, results: FOUND }),
  "search-empty": (reading) => createElement(SearchPage, { reading, results: FOUND_NOTHING }),
  map: (reading) => createElement(MapPage, { reading, ...showPlaces({ near: "Ferry Street" }, reading.around.map) }),
  history: (reading) =>
    createElement(HistoryPage, {
      reading,
      title: DEVICE.content.headline,
      path: DEVICE_PATH,
      versions: versionsIn(reading),
      all: versionsIn(reading),
      page: 1,
      last: 1,
      compared: null,
    }),
  about: (reading) =>
    createElement(AboutPage, {
      reading,
      tally: {
        devices: 14,
        places: 37,
        algorithms: 5,
        collections: 3,
        versions: 112,
        changed_at: "2026-11-12T14:20:00Z",
      },
      files: OPEN_DATA,
      licence: { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" },
      host: "guide.seaview.example",
    }),
  counts: (reading) =>
    createElement(CountsPage, {
      reading,
      counting: {
        counted: ["page_view", "scan", "language_switched", "feedback"],
        salt_hours: 48,
        event_days: 30,
        least_answers: 10,
        shown_step: 5,
      },
    }),
  reports: (reading) =>
    createElement(ReportsPage, { reading, reports: [REPORT, { ...REPORT, slug: "2024-2025", revision: 1 }] }),
  "reports-empty": (reading) => createElement(ReportsPage, { reading, reports: [] }),
  report: (reading) => createElement(ReportPage, { reading, report: REPORT, around: AROUND_REPORT }),
  "mistake-form": (reading) =>
    createElement(MistakeForm, { reading, subject: subjectOfPage(reading, DEVICE), action: "/mistakes" }),
  "mistake-empty": (reading) =>
    createElement(MistakeForm, {
      reading,
      subject: subjectOfPage(reading, DEVICE),
      action: "/mistakes",
      part: "data",
      problem: "empty",
    }),
  "mistake-sent": (reading) =>
    createElement(MistakePage, {
      reading,
      subject: subjectOfPage(reading, DEVICE),
      mistake: MISTAKE,
      address: "https://guide.seaview.example/mistakes/mOWc0JYtpM0r8GvXbZ1fHg",
    }),
  "mistake-corrected": (reading) =>
    createElement(MistakePage, {
      reading,
      subject: subjectOfPage(reading, DEVICE),
      mistake: {
        ...MISTAKE,
        state: "corrected",
        version: 3,
        said: REPLIES[0]?.said ?? null,
        reply: REPLIES[0]?.reply ?? null,
      },
    }),
  "mistake-refused": (reading) =>
    createElement(MistakePage, {
      reading,
      subject: undefined,
      mistake: { ...MISTAKE, state: "not_a_mistake", reason: { en: "It points at the street only." } },
    }),
  "mistake-closed": (reading) =>
    createElement(MistakePage, {
      reading,
      subject: subjectOfPage(reading, DEVICE),
      mistake: { ...MISTAKE, is_closed: true },
    }),
  "mistake-gone": (reading) => createElement(MistakeGone, { reading }),
  code: (reading) => createElement(CodePage, { reading, code: "", problem: null }),
  "code-mistyped": (reading) => createElement(CodePage, { reading, code: "7kd2np", problem: "mistyped" }),
  "feedback-question": (reading) =>
    feedbackAt(reading, { kind: "question", question: "helpful", chosen: 4, hasBack: true, problem: null }, 2),
  "feedback-comment": (reading) => feedbackAt(reading, { kind: "comment", hasBack: true, problem: "too_long" }, 6),
  "feedback-wait": (reading) => feedbackAt(reading, { kind: "wait", fields: { feel: "4" }, puzzle: "sample" }, 1),
  "feedback-thanks": (reading) => feedbackAt(reading, { kind: "thanks", replies: REPLIES }, 6),
  closed: (reading) => createElement(ClosedPage, { reading }),
  "not-found": (reading) => createElement(NotFoundPage, { reading }),
} satisfies Record<string, Draw>;

const FACE: SignFace = { ...SITE, url: "https://guide.seaview.example", logo_url: null };

type Asked = Parameters<typeof enterCodePage>[0];

/** On the short host: complete documents without the guide's frame. */
const CODE_PAGES = {
  "sign-enter": enterCodePage,
  "sign-unknown": (asked) => unknownCodePage({ ...asked, code: "7kd2np", isMistyped: false, meant: undefined }),
  "sign-mistyped": (asked) => unknownCodePage({ ...asked, code: "7kd2np", isMistyped: true, meant: "7kd2mp" }),
  "sign-unknown-city": (asked) =>
    unknownCodePage({ ...asked, face: undefined, code: "<b>7kd2np", isMistyped: true, meant: undefined }),
  "sign-blank": (asked) =>
    blankCodePage({ ...asked, code: "7kd2mp", claim_url: "https://admin.seaview.example/short-codes/claim/7kd2mp" }),
  "sign-waiting": waitingCodePage,
  "sign-retired": (asked) =>
    endedCodePage({
      ...asked,
      code: "7kd2mp",
      because: "The trial ended on 31 August 2026.",
      next: "https://guide.seaview.example/devices/air-mast",
    }),
} satisfies Record<string, (asked: Asked) => string>;
type CodeName = keyof typeof CODE_PAGES;

const isCodePage = (name: GalleryName): name is CodeName => Object.hasOwn(CODE_PAGES, name);

type SnapshotName = keyof typeof SNAPSHOTS;
type ServiceName = keyof typeof SERVICES;
/** Pages in the guide's frame. */
type FramedName = SnapshotName | ServiceName | "old-version";
export type GalleryName = FramedName | CodeName;

export const FRAMED_PAGES: readonly FramedName[] = [
  ...(Object.keys(SNAPSHOTS) as SnapshotName[]),
  "old-version",
  ...(Object.keys(SERVICES) as ServiceName[]),
];
export const GALLERY_PAGES: readonly GalleryName[] = [...FRAMED_PAGES, ...(Object.keys(CODE_PAGES) as CodeName[])];

const isSnapshot = (name: FramedName): name is SnapshotName => Object.hasOwn(SNAPSHOTS, name);

export function galleryPage(
  name: FramedName,
  locale: string,
  map?: BaseMap,
  island?: Surroundings["island"],
): ReactElement {
  const reading = readIn(locale, {}, { island, map });
  if (name === "old-version" || isSnapshot(name)) {
    const snapshot = name === "old-version" ? DEVICE : SNAPSHOTS[name];
    const above = name === "old-version" && {
      above: createElement(OldVersion, {
        reading,
        publication: { number: 1, published_at: "2025-03-14T15:00:00Z" },
        path: DEVICE_PATH,
        withheld: describeWithheld(reading, { number: 1, withheld: [{ ...WITHHELD, field: "places.p1" }] }, undefined),
      }),
    };
    const props = {
      reading,
      snapshot,
      home: HOME,
      cards: CARDS,
      publications: PUBLICATIONS,
      replies: REPLIES,
      ...above,
    };
    return createElement(GuidePage, props);
  }
  const isClosed = name === "closed";
  return createElement(Frame, { reading, home: isClosed ? null : HOME, isClosed }, SERVICES[name](reading));
}

const FONTS = {
  "Inter Variable": "inter/files/inter-latin-wght-normal",
  "Noto Sans Khmer Variable": "noto-sans-khmer/files/noto-sans-khmer-khmer-wght-normal",
  "Noto Sans Arabic Variable": "noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal",
};

/** The guide's style sheets, with font paths that work in the tests. */
export async function guideStyles(read: (path: string) => Promise<string>) {
  const fonts = Object.entries(FONTS).map(
    ([family, file]) =>
      `@font-face { font-family: "${family}"; font-weight: 100 900; src: url("../../node_modules/@fontsource-variable/${file}.woff2"); }`,
  );
  const sheets = await Promise.all(["datachain/chain.css", "guide/guide.css"].map(read));
  return [...fonts, "body { margin: 0 }", ...sheets].join("\n");
}

type Drawn = {
  readonly styles: string;
  readonly map?: BaseMap | undefined;
  readonly island?: Surroundings["island"];
};

/** A page as a complete document, optionally with one of the scripts. */
export function galleryDocument(name: GalleryName, locale: string, { styles, map, island }: Drawn) {
  if (isCodePage(name)) return CODE_PAGES[name]({ accept_language: undefined, lang: locale, face: FACE });
  const body = renderToStaticMarkup(galleryPage(name, locale, map, island));
  return `<!doctype html><html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${styles}</style></head><body>${body}</body></html>`;
}

/** Every page type in every language of the gallery. */
export const renderGallery = (styles: string, map?: BaseMap) =>
  GALLERY_PAGES.flatMap((name) =>
    GALLERY_LOCALES.map((locale) => ({
      name: `${name}-${locale}`,
      html: galleryDocument(name, locale, { styles, map }),
    })),
  );
