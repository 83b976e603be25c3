import { completenessOf, findingsFor, sectionsFor } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answers, Factsheet } from "#contract/factsheets.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { OpenSheet } from "./open-sheet.ts";
import { publicSheet } from "./public-sheet.ts";

const judge = (answers: Answers, facts: OpenSheet["facts"]) => ({
  facts,
  sections: sectionsFor(FACTSHEET_TEMPLATE, answers, facts),
  answers,
  findings: findingsFor(FACTSHEET_TEMPLATE, answers, facts),
  completeness: completenessOf(FACTSHEET_TEMPLATE, answers, facts),
});

/** A share session sees public answers only. */
export function presentSheet({ actor }: TenantCtx, { algorithm_id, row, answers, facts }: OpenSheet): Factsheet {
  const isOutsider = actor.kind === "share";
  return {
    algorithm_id,
    template_version: FACTSHEET_TEMPLATE.version,
    ...(isOutsider ? publicSheet(answers, facts, judge) : judge(answers, facts)),
    locales: facts.locales,
    default_locale: facts.default_locale,
    lock_version: row?.lock_version ?? 0,
    updated_at: row?.updated_at ?? null,
    updated_by: isOutsider ? null : (row?.updated_by ?? null),
  };
}
