import type * as z from "zod";
import { algorithmChainApi, ChainContent, deviceChainApi } from "#contract/datachains.ts";
import { createClient } from "#contract/client.ts";
import { devicesApi } from "#contract/devices.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Column, FactsheetTemplate, Question } from "#factsheet/question.ts";
import { Answer, factsheetsApi } from "#contract/factsheets.ts";
import { importsApi } from "#contract/imports.ts";
import { api } from "#contract/index.ts";
import { locationsApi } from "#contract/locations.ts";
import { EMPTY_COLLECTION, HEADLINE_LETTERS, PageContent } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { redirectsApi } from "#contract/redirects.ts";
import { sessionApi } from "#contract/session.ts";
import { SITE_IMAGES, type Site, sitesApi } from "#contract/sites.ts";
import { userApi } from "#contract/user.ts";
import { MARKUP_TEXTS } from "#server/testing/hostile-values.ts";
import { runSql } from "./cluster.ts";
import { filled } from "./hostile-input.ts";
import type { App } from "./start-app.ts";
import { DEMO } from "./test.ts";

type Ids = Record<string, string>;
type Client = Awaited<ReturnType<typeof signedIn>>["call"];

async function signedIn(origin: string) {
  const transport = (path: string, init: RequestInit) => fetch(origin + path, init);
  const session = await createClient(transport, () => undefined)(sessionApi.login, {
    body: { email: DEMO.admin, password: DEMO.password },
  });
  return { session, call: createClient(transport, () => session.token) };
}

/** Values for fields that refer to other records, by field name. */
const references = ({ labels, organizations, statuses }: Ids) => ({
  label_ids: labels && [labels],
  status_id: statuses,
  ...Object.fromEntries(
    ["vendor_id", "accountable_id", "deployer_id", "organization_id"].map((name) => [name, organizations]),
  ),
});

const AREA = [
  [104.92, 11.55],
  [104.94, 11.55],
  [104.93, 11.57],
];
/** Non-text fields that must match each other. */
const TOGETHER: Record<string, Record<string, unknown>> = {
  locations: { geometry: { type: "Polygon", coordinates: [AREA] }, lat: null, lng: null, direction_deg: null },
  algorithms: { end_month: null },
  organizations: { parent_id: null },
  webhooks: { events: ["page.published"] },
  yearly_reports: { starts_on: "2026-01-01", ends_on: "2026-12-31", due_on: null },
  yearlyReports: { starts_on: "2026-01-01", ends_on: "2026-12-31", due_on: null },
};

/** Created separately below, with their subjects; passkeys have to be signed by an authenticator. */
const BY_THEMSELVES = ["pages", "relationships", "redirects", "passkeys"];

/** Creates one of everything in the contract, with markup in every text. */
async function createAll(call: Client) {
  const ids: Ids = {};
  for (const [noun, group] of Object.entries(api)) {
    if (!("create" in group) || BY_THEMSELVES.includes(noun)) continue;
    const create: Endpoint = group.create;
    const known = { ...references(ids), id: undefined, start: undefined, ...TOGETHER[noun] };
    const body = filled(create.body as z.ZodType, known);
    const params = { device_id: ids["devices"] };
    const answer = (await call(create, { params, query: {}, body })) as unknown as Record<string, { id: string }>;
    ids[noun] = Object.values(answer)[0]?.id ?? "";
  }
  return ids;
}

const hostile = (max: number) => MARKUP_TEXTS.find((text) => text.length <= max) ?? "";

// oxlint-disable-next-line complexity -- one line for each kind of question
function hostileCell({ id, kind, options, max, min }: Column | Question): unknown {
  if (kind === "text") return { en: hostile(max ?? 1000) };
  if (kind === "line") return hostile(max ?? 200);
  if (kind === "url") return 'https://example.org/"><svg/onload=window.pwned=1>';
  if (kind === "words") return [hostile(60)];
  if (kind === "choice") return options?.[0];
  if (kind === "choices") return options?.slice(0, 1);
  if (kind === "countries") return ["KH"];
  if (kind === "number") return min ?? 1;
  if (kind === "day") return "2030-01-01";
  return kind === "yes_no" ? true : id;
}

const hostileValue = (question: Question) =>
  question.kind === "rows"
    ? [{ id: "one", ...Object.fromEntries((question.columns ?? []).map((column) => [column.id, hostileCell(column)])) }]
    : hostileCell(question);

async function fillFactsheet(call: Client, id: string) {
  const { factsheet } = await call(factsheetsApi.get, { params: { id } });
  const { sections }: FactsheetTemplate = FACTSHEET_TEMPLATE;
  const questions = sections.flatMap((section) => section.questions);
  const answers = Object.fromEntries(
    questions.map((question) => [question.id, filled(Answer, { value: hostileValue(question) }) as Answer]),
  );
  const body = { factsheet: { answers, lock_version: factsheet.lock_version } };
  await call(factsheetsApi.save, { params: { id }, body });
}

/** Keeps the categories and elements of a real chain and replaces all texts; also places a custom element. */
function hostileChain(real: ChainContent, known: object): ChainContent {
  const [first] = real.placements;
  const category_id = first?.category_id ?? "";
  const { subchain_instances } = real;
  const content = filled(ChainContent, { ...known, subchain_instances }, real) as ChainContent;
  const custom_elements = content.custom_elements.map((element) => ({ ...element, category_id }));
  const own = custom_elements.map(({ id }) => ({ ...content.placements[0]!, id: `placed_${id}`, element_id: id }));
  return { ...content, custom_elements, placements: [...content.placements, ...own] };
}

/** The non-text parts of a page. */
const PAGE_PARTS = {
  image: null,
  label_ids: [],
  left_out_questions: [],
  places: {},
  collection: null,
  home: null,
  id: "one",
};

/** Pages about the device and the algorithm, a collection, and a redirect. */
async function createPages(call: Client, { devices = null, algorithms = null }: Record<string, string | null>) {
  const create = async (type: "device_page" | "algorithm_page" | "collection_page", subject_id: string | null) => {
    const words = filled(PageContent, PAGE_PARTS) as PageContent;
    const headline = { en: hostile(HEADLINE_LETTERS) };
    const content = { ...words, headline, collection: type === "collection_page" ? EMPTY_COLLECTION : null };
    return (await call(pagesApi.create, { body: { page: { type, subject_id, content } } })).page.id;
  };
  const pages = {
    devicePage: await create("device_page", devices),
    algorithmPage: await create("algorithm_page", algorithms),
    collectionPage: await create("collection_page", null),
  };
  await call(redirectsApi.create, { body: { redirect: { path: "/<svg/onload=pwned>", page_id: pages.devicePage } } });
  return pages;
}

type Place = { call: Client; database: string; known: object };

/** Saves twice with time in between, so that there is a version to compare. */
async function fillChain({ call, database, known }: Place, chainApi: typeof deviceChainApi, from: string, id: string) {
  const { content: real } = (await call(chainApi.get, { params: { id: from } })).datachain;
  for (const content of [real, hostileChain(real, known)]) {
    await runSql(database, "update datachain_versions set updated_at = updated_at - interval '1 day'");
    const { lock_version } = (await call(chainApi.get, { params: { id } })).datachain;
    await call(chainApi.save, { params: { id }, body: { datachain: { content, lock_version } } });
  }
  const categories = new Set(real.placements.map((placement) => placement.category_id));
  return [...categories].map((category) => ({ subject: id, id: category }));
}

async function importFile(call: Client) {
  const quoted = MARKUP_TEXTS.map((text) => `"${text.replaceAll('"', '""')}"`);
  const file = [["Name", "Type", ...quoted].join(","), ...quoted.map((text) => [text, text, ...quoted].join(","))];
  const form = new FormData();
  form.append("file", new Blob([file.join("\r\n")], { type: "text/csv" }), `${MARKUP_TEXTS[0]}.csv`);
  const { import: made } = await call(importsApi.upload, { query: { subject: "devices" }, body: form });
  return made.id;
}

/** Fills fields no endpoint writes yet. */
async function nameTheRest(database: string) {
  const headline = Object.fromEntries(["en", "es", "fr", "km"].map((locale) => [locale, MARKUP_TEXTS[0]]));
  await runSql(database, "update pages set headline = $1", [headline]);
  await runSql(database, "update customers set name = $1 || slug", [MARKUP_TEXTS[1]]);
}

/** Drops a site's addresses, languages and images: strings, but not texts. */
const settingsOf = ({
  slug,
  domain,
  locales,
  default_locale,
  time_zone,
  features,
  feedback_days,
  lock_version,
}: Site) => ({
  slug,
  domain,
  locales,
  default_locale,
  time_zone,
  features,
  feedback_days,
  lock_version,
  id: undefined,
  ...Object.fromEntries(SITE_IMAGES.map((image) => [`${image}_key`, undefined])),
});

async function fillSite(call: Client) {
  const { site } = await call(sitesApi.current, { query: {} });
  const body = filled(sitesApi.update.body, settingsOf(site)) as z.input<typeof sitesApi.update.body>;
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body });
}

/** Fills an app with records whose texts are all markup, which would run if it were ever interpreted. */
export async function writeHostileRecords({ origin, database }: App) {
  const { session, call } = await signedIn(origin);
  await call(userApi.update, { body: filled(userApi.update.body, { ui_locale: "en" }) as never });
  const demo = await call(devicesApi.list, { query: { q: "TRA-0031" } });
  const demoAlgorithms = await call(api.algorithms.list, { query: { q: "ALG-001" } });
  const ids = await createAll(call);
  const place = { call, database, known: references(ids) };
  const [device = "", algorithm = ""] = [ids["devices"], ids["algorithms"]];
  await call(locationsApi.create, {
    params: { device_id: device },
    query: {},
    body: { location: { name: MARKUP_TEXTS[0], address: MARKUP_TEXTS[1], lat: 11.8, lng: 105.2 } },
  });
  const ofDevice = await fillChain(place, deviceChainApi, demo.devices[0]?.id ?? "", device);
  const sameCalls = algorithmChainApi as unknown as typeof deviceChainApi;
  const ofAlgorithm = await fillChain(place, sameCalls, demoAlgorithms.algorithms[0]?.id ?? "", algorithm);
  await fillFactsheet(call, algorithm);
  await fillSite(call);
  const pages = await createPages(call, ids);
  const imported = await importFile(call);
  await nameTheRest(database);
  const categories = [...ofDevice, ...ofAlgorithm];
  return { session, device, algorithm, organization: ids["organizations"] ?? "", pages, imported, categories };
}
export type HostileRecords = Awaited<ReturnType<typeof writeHostileRecords>>;
