import { useMemo } from "react";
import { completenessOf, findingsFor, sectionsFor } from "#factsheet/rules.ts";
import { FACTSHEET_TEMPLATE } from "#factsheet/template.ts";
import type { Answers, SheetFacts } from "#contract/factsheets.ts";

/** Applies the contract's rules in the browser, so that follow-up questions appear immediately. */
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
