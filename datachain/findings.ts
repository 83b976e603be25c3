/**
 * Finding codes and severities. Errors and answers still to be written (`todo`) block publishing, warnings never do;
 * nothing blocks saving.
 */
const SEVERITIES = {
  REQUIRED_CATEGORY_MISSING: "todo",
  CATEGORY_UNKNOWN: "error",
  UNDISCLOSED_REASON_MISSING: "todo",
  UNDISCLOSED_WITH_PLACEMENTS: "warning",
  INSTANCE_ELEMENT_UNKNOWN: "error",
  ELEMENT_WRONG_CATEGORY: "error",
  ELEMENT_INSTANCE_ID_DUPLICATE: "error",
  ID_DUPLICATE: "error",
  SAME_ELEMENT_TWICE: "warning",
  CUSTOM_ELEMENT_ID_INVALID: "error",
  CUSTOM_ELEMENT_TITLE_MISSING: "error",
  CONTEXT_TYPE_UNKNOWN: "error",
  CONTEXT_TYPE_MISSING: "warning",
  INSTANCE_VARIABLE_UNKNOWN: "error",
  INSTANCE_REQUIRED_VARIABLE_MISSING: "todo",
  INSTANCE_VARIABLE_VALUE_EMPTY: "todo",
  LOCALE_MISSING: "warning",
  ORGANIZATION_UNKNOWN: "error",
  SUBCHAIN_UNKNOWN: "error",
  SUBCHAIN_INSTANCE_UNKNOWN: "error",
  SUBCHAIN_WRONG_CATEGORY: "error",
  SUBCHAIN_INSTANCE_EMPTY: "warning",
  SUBCHAIN_TITLE_MISSING: "warning",
  ACTION_LABEL_MISSING: "error",
  ACTION_TARGET_INVALID: "error",
  SOURCE_TITLE_MISSING: "error",
  SOURCE_URL_INVALID: "error",
  CONTRADICTION_RETENTION: "error",
  CONTRADICTION_ACCESS: "error",
  IDENTIFIABLE_BUT_NO_RETENTION: "warning",
  IDENTIFIABLE_BUT_NO_ACCESS: "warning",
  IDENTIFIABLE_BUT_NO_STORAGE: "warning",
  PURPOSE_TOO_MANY: "warning",
  TECH_ORDER: "warning",
  SIGN_TECH_REQUIRED: "warning",
  CAPTURE_SAID_HARMLESS: "warning",
  INSTANCE_VARIABLE_OPTION_UNKNOWN: "error",
} as const;

/** Most urgent first. */
export const FINDING_SEVERITIES = ["error", "todo", "warning"] as const;

export type FindingCode = keyof typeof SEVERITIES;

/** Where to fix it. The texts for codes belong to the UI. */
type Place = {
  readonly category_id?: string;
  readonly placement_id?: string;
  readonly variable_id?: string;
  readonly locale?: string;
};

export type Finding = {
  readonly code: FindingCode;
  readonly severity: (typeof FINDING_SEVERITIES)[number];
  readonly category_id: string | null;
  readonly placement_id: string | null;
  readonly variable_id?: string;
  readonly locale?: string;
  readonly params: Readonly<Record<string, string | number>>;
};

const severityOfCode = (code: FindingCode): Finding["severity"] => SEVERITIES[code];

export const finding = (code: FindingCode, place: Place = {}, params: Finding["params"] = {}): Finding => ({
  code,
  severity: severityOfCode(code),
  ...place,
  category_id: place.category_id ?? null,
  placement_id: place.placement_id ?? null,
  params,
});
