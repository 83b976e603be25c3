import type { FactTerms } from "./term.ts";

export const ar: FactTerms = {
  legal_basis: { name: "الأساس القانوني", data: "القانون أو القرار الذي يجيزه." },
};
