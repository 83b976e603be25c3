import type { FactTerms } from "./term.ts";

export const ar: FactTerms = {
  legal_basis: { name: "الأساس القانوني", data: "القانون أو القرار الذي يجيزه." },
  use_policy_url: { name: "قواعد الاستخدام", data: "القواعد التي تحكم استخدامه." },
  council_decision: { name: "قرار المجلس", data: "ما قرره المجلس بشأنه." },
  council_decided_on: { name: "تاريخ القرار", data: "اليوم الذي اتخذ فيه المجلس قراره." },
  council_decision_url: { name: "رابط القرار", data: "حيث يمكن قراءة قرار المجلس." },
};
