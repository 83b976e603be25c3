/** The headings of yearly reports on surveillance technology. Words for readers are in `guide/report-words`. */
export const REPORT_HEADINGS = {
  /** What it did, with figures. */
  use: { rows: "figures" },
  /** Who received data, and by what right. */
  sharing: { rows: "recipients" },
  /** What the hardware is mounted on. */
  mounting: { rows: "mounts" },
  /** In which parts of the city it was used. */
  places: {},
  complaints: { count: "complaints" },
  /** How the data is protected. */
  protection: {},
  audits: { count: "violations" },
  /** Data that got into the wrong hands. */
  breaches: { count: "breaches" },
  effectiveness: {},
  /** Whether some groups are burdened more than others. */
  equity: {},
  records_requests: { count: "requests" },
  cost: { rows: "amounts" },
  policy_changes: {},
} as const satisfies Record<string, { rows?: keyof typeof ROWS_OF_HEADINGS; count?: string }>;
export type ReportHeading = keyof typeof REPORT_HEADINGS;

/** The columns of tables below headings: a line of text, a whole number, or an amount of money in whole units. */
export const ROWS_OF_HEADINGS = {
  figures: { what: "line", number: "whole" },
  recipients: { recipient: "line", data: "line", legal_standard: "line", reason: "line", times: "whole" },
  mounts: { what: "line", number: "whole" },
  amounts: { what: "line", funding: "line", amount: "whole" },
} as const;
export type RowsOfHeading = keyof typeof ROWS_OF_HEADINGS;

/**
 * Headings in the order in which an ordinance asks for them. `general` suits a city without an ordinance; the others
 * follow published ones.
 */
export const REPORT_TEMPLATES = {
  general: [
    "use",
    "sharing",
    "mounting",
    "complaints",
    "audits",
    "effectiveness",
    "records_requests",
    "cost",
    "policy_changes",
  ],
  palo_alto: [
    "use",
    "sharing",
    "complaints",
    "audits",
    "effectiveness",
    "records_requests",
    "cost",
    "policy_changes",
    "mounting",
  ],
  oakland: [
    "use",
    "sharing",
    "mounting",
    "places",
    "complaints",
    "audits",
    "breaches",
    "effectiveness",
    "records_requests",
    "cost",
    "policy_changes",
  ],
  seattle: ["use", "sharing", "protection", "equity", "complaints", "audits", "cost"],
} as const satisfies Record<string, readonly ReportHeading[]>;
export type ReportTemplate = keyof typeof REPORT_TEMPLATES;
