import type { Answers, SheetFacts } from "#contract/factsheets.ts";
import { today } from "#server/factsheets/open-sheet.ts";
import type { RawPage } from "./read-composition.ts";

/** The factsheet of the page, including internal answers: the checks must see all that its editor sees. */
export type ComposedSheet = { readonly answers: Answers; readonly facts: SheetFacts };

export function composeSheet({ algorithm, answers, site }: RawPage): ComposedSheet | null {
  if (!algorithm) return null;
  const { locales, default_locale } = site;
  const facts: SheetFacts = {
    name: algorithm.name,
    summary: algorithm.summary,
    lifecycle: algorithm.lifecycle,
    start_month: algorithm.start_month,
    end_month: algorithm.end_month,
    publication_category: algorithm.publication_category,
    algorithm_type: algorithm.algorithm_type,
    themes: algorithm.themes,
    has_deployer: algorithm.deployer_id !== null,
    supplier_roles: [...new Set(algorithm.suppliers.map(({ role }) => role))].toSorted(),
    contact_email: algorithm.contact_email,
    contact_url: algorithm.contact_url,
    review_due_on: algorithm.review_due_on,
    locales: [...locales],
    default_locale,
    today: today(),
  };
  return { answers: answers ?? {}, facts };
}

/** Public answers stored by a schedule, merged with the current internal answers. */
export function keptSheet(sheet: ComposedSheet | null, kept: Answers | null): ComposedSheet | null {
  if (!sheet) return null;
  const internal = Object.entries(sheet.answers).filter(([, { visibility }]) => visibility === "internal");
  return { ...sheet, answers: { ...Object.fromEntries(internal), ...kept } };
}
