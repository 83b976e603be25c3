import { GUIDE_PATHS, type GuidePath } from "#contract/feedback.ts";
import { type MistakeSubject, subjectOfPage } from "#guide/MistakeForm.tsx";
import type { Reading } from "#guide/reading.ts";
import { reportWords } from "#guide/report-words.ts";
import { serviceWords } from "#guide/service-words.ts";
import { readPublicPageById } from "#server/pages/publishing/read-public.ts";
import { measureAdopted } from "#server/yearly-reports/read-public.ts";
import type { Visit } from "./visit-site.ts";

/** A page on which mistakes can be reported, with what is stored about it. */
export type Reportable = {
  readonly page_id: string | null;
  readonly path: string | null;
  readonly publication_number: number | null;
  readonly subjectFor: (reading: Reading) => MistakeSubject;
};

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const REPORT = /^\/reports\/(\d{4}(?:-\d{1,4}){0,2})$/;

const TITLES: Readonly<Record<GuidePath, (reading: Reading) => string>> = {
  "/about": (reading) => (reading.site.features.open_data ? serviceWords(reading).about_title : reading.words.about),
  "/map": ({ words }) => words.where_all,
  "/what-we-count": (reading) => serviceWords(reading).counts_title,
  "/reports": (reading) => reportWords(reading).reports,
};

async function findReport(visit: Visit, path: string): Promise<Reportable | undefined> {
  const slug = REPORT.exec(path)?.[1];
  const found = slug && (await measureAdopted(visit.public, { slug, revision: null }));
  if (!found) return undefined;
  const { title: text, locale, revision } = found;
  return {
    page_id: null,
    path,
    publication_number: revision,
    subjectFor: (reading) => ({
      path,
      title: { text, locale, isFallback: locale !== reading.locale },
      field: { name: "at", value: path },
      versions: `${path}/versions`,
    }),
  };
}

/** A page that the guide writes itself. */
export async function findGuidePage(visit: Visit, path: string): Promise<Reportable | undefined> {
  const known = GUIDE_PATHS.find((one) => one === path);
  if (!known) return findReport(visit, path);
  if (known === "/map" && !visit.frame.site.features.map) return undefined;
  return {
    page_id: null,
    path,
    publication_number: null,
    subjectFor: (reading) => ({
      path,
      title: { text: TITLES[known](reading), locale: reading.locale, isFallback: false },
      field: { name: "at", value: path },
      versions: null,
    }),
  };
}

/** A page that residents can read. */
export async function findPage(visit: Visit, page_id: string): Promise<Reportable | undefined> {
  if (!UUID.test(page_id)) return undefined;
  const page = await readPublicPageById(visit.public, page_id);
  if (page?.kind !== "page") return undefined;
  const { number, snapshot } = page;
  return {
    page_id: snapshot.page_id,
    path: null,
    publication_number: number,
    subjectFor: (reading) => subjectOfPage(reading, snapshot),
  };
}

/** The page named by an address or a form, on a site that takes feedback. */
export async function findReportable(visit: Visit, fields: URLSearchParams): Promise<Reportable | undefined> {
  if (!visit.frame.site.features.feedback) return undefined;
  const page_id = fields.get("page");
  return page_id === null ? findGuidePage(visit, fields.get("at") ?? "") : findPage(visit, page_id);
}
