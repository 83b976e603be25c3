import { useMemo } from "react";
import { completenessOf, findingsFor, sectionsFor } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answers, SheetFacts } from "#contract/factsheets.ts";

/** The contract's own rules, here and now: nobody waits for the server to see what an answer asks for next. */
export const useSheetRules = (answers: Answers, facts: SheetFacts) =>
  useMemo(
    () => ({
      sections: sectionsFor(FACTSHEET_TEMPLATE, answers, facts),
      findings: findingsFor(FACTSHEET_TEMPLATE, answers, facts),
      completeness: completenessOf(FACTSHEET_TEMPLATE, answers, facts),
    }),
    [answers, facts],
  );

export type SheetRules = ReturnType<typeof useSheetRules>;
