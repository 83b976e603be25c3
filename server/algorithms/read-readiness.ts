import { setImmediate } from "node:timers/promises";
import type * as z from "zod";
import type { algorithmsApi } from "#contract/algorithms.ts";
import { SHEET_STANDARDS, STANDARDS, type StandardReadiness } from "#contract/standards.ts";
import { conditionsFor } from "#factsheet/conditions.ts";
import { localeFor, readinessFor } from "#factsheet/standards/standards.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import { answersOf } from "#server/factsheets/service.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { listLocales } from "#server/sites/service.ts";
import { type FileRecord, readRecords } from "./read-records.ts";
import { findAlgorithm } from "./service.ts";

type Languages = Awaited<ReturnType<typeof listLocales>>;

/** A DTPR document can be written from a datachain without errors. */
function chainReadiness({ algorithm: { chain } }: FileRecord, { default_locale }: Languages): StandardReadiness {
  const missing = [];
  if (!chain) missing.push({ field: "datachain", title: "Datachain", place: "datachain" });
  else if (chain.error_count > 0) missing.push({ field: "errors", title: "Datachain", place: "datachain" });
  return {
    standard: "dtpr",
    locale: default_locale,
    is_ready: missing.length === 0,
    required_count: 1,
    missing,
    losses: [],
  };
}

const readinessOf = (found: FileRecord, languages: Languages): StandardReadiness[] => [
  ...SHEET_STANDARDS.map((standard) => readinessFor(standard, found, localeFor(standard, languages))),
  chainReadiness(found, languages),
];

/** A question that is not asked yet appears once people say where the algorithm is reported. */
function askable(found: FileRecord, readiness: StandardReadiness, default_locale: string): StandardReadiness {
  const { algorithm, answers } = found;
  const supplier_roles = [...new Set(algorithm.suppliers.map(({ role }) => role))];
  const { isAsked } = conditionsFor(FACTSHEET_TEMPLATE, answers, { ...algorithm, supplier_roles, default_locale });
  const registers = FACTSHEET_TEMPLATE.sections.find(({ id }) => id === "registers")?.questions ?? [];
  const isHidden = (place: string) => registers.some((question) => question.id === place && !isAsked(question));
  return {
    ...readiness,
    missing: readiness.missing.map((one) => (isHidden(one.place) ? { ...one, place: "reported_to" } : one)),
  };
}

export async function readReadiness(ctx: TenantCtx, id: string): Promise<StandardReadiness[]> {
  const [algorithm, answers, languages] = [
    await findAlgorithm(ctx, id),
    await answersOf(ctx, [id]),
    await listLocales(ctx),
  ];
  const found = { algorithm, answers: answers.get(id) ?? {} };
  return readinessOf(found, languages).map((one) => askable(found, one, languages.default_locale));
}

type CountQuery = z.output<typeof algorithmsApi.readyCounts.query>;

/** How many algorithms of a list are ready for each standard. */
export async function countReady(ctx: TenantCtx, query: CountQuery) {
  const languages = await listLocales(ctx);
  const ready = new Map<string, number>();
  let total_count = 0;
  for await (const page of readRecords(ctx, query))
    for (const found of page) {
      total_count += 1;
      for (const { standard, is_ready } of readinessOf(found, languages))
        ready.set(standard, (ready.get(standard) ?? 0) + Number(is_ready));
      // other requests get their turn between records
      if (total_count % 20 === 0) await setImmediate();
    }
  return STANDARDS.map((standard) => ({ standard, ready_count: ready.get(standard) ?? 0, total_count }));
}
