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

type Source = {
  /** What published ordinances call their headings. They are in English; other languages have their own words. */
  readonly words: Readonly<Partial<Record<ReportHeading, string>>>;
  /** The provision that each heading comes from. */
  readonly sections: Readonly<Partial<Record<ReportHeading, string>>>;
};

const CALIFORNIAN = {
  complaints: "Community complaints or concerns",
  audits: "Internal audits and violations",
  mounting: "What the hardware was installed upon",
  records_requests: "Public Records Act requests",
  cost: "Total annual costs and source of funding",
  policy_changes: "Requested modifications to the use policy",
} as const;

/** Where the headings of a template come from. */
export const TEMPLATE_SOURCES: Readonly<Record<ReportTemplate, Source>> = {
  general: { words: {}, sections: {} },
  palo_alto: { words: CALIFORNIAN, sections: {} },
  oakland: {
    words: { ...CALIFORNIAN, places: "Where it was deployed, by police area" },
    sections: Object.fromEntries(
      REPORT_TEMPLATES.oakland.map((heading, at) => [
        heading,
        `Oakland Municipal Code 9.64.010, 1 ${String.fromCodePoint(65 + at)}`,
      ]),
    ),
  },
  seattle: { words: {}, sections: {} },
};
