import { completenessOf, findingsFor, sectionsFor } from "#contract/factsheet-rules.ts";
import { FACTSHEET_TEMPLATE } from "#contract/factsheet-template.ts";
import type { Answers, Factsheet } from "#contract/factsheets.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import type { OpenSheet } from "./open-sheet.ts";

const isInternal = (answers: Answers, id: string) => answers[id]?.visibility === "internal";

/** The sheet as the caller may see it: a share session is somebody from outside. */
export function presentSheet({ actor }: TenantCtx, { algorithm_id, row, answers, facts }: OpenSheet): Factsheet {
  const isOutsider = actor.kind === "share";
  const isShown = (id: string) => !isOutsider || !isInternal(answers, id);
  return {
    algorithm_id,
    template_version: FACTSHEET_TEMPLATE.version,
    facts,
    sections: sectionsFor(FACTSHEET_TEMPLATE, answers, facts),
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => isShown(id))),
    findings: findingsFor(FACTSHEET_TEMPLATE, answers, facts).filter(({ field }) => isShown(field)),
    completeness: completenessOf(FACTSHEET_TEMPLATE, answers, facts),
    locales: facts.locales,
    default_locale: facts.default_locale,
    lock_version: row?.lock_version ?? 0,
    updated_at: row?.updated_at ?? null,
    updated_by: isOutsider ? null : (row?.updated_by ?? null),
  };
}
