import type { PublicReport } from "../reports/public-report.ts";
import type { Surroundings } from "../reports/surroundings.ts";

const written = { count: null, rows: [], reason: "" } as const;

/** Texts in English with markup, which must stay letters. */
export const REPORT: PublicReport = {
  format: 1,
  slug: "2025-2026",
  revision: 2,
  first_adopted_at: "2026-09-14T10:00:00Z",
  adopted_at: "2026-10-02T10:00:00Z",
  title: "What the city’s surveillance technology did, and what it cost",
  starts_on: "2025-07-01",
  ends_on: "2026-06-30",
  template: "seattle",
  locale: "en",
  legal_basis: "Seaview Code, chapter 2.30",
  legal_basis_url: "https://seaview.example/code",
  introduction: "The ordinance asks for this report every year.\n\n<b>Numbers</b> are counts.",
  currency: "EUR",
  technologies: [
    {
      name: "Licence plate readers",
      used_by: "Police",
      records: {
        device_count: 5,
        algorithm_count: 1,
        organizations: ["City of Seaview"],
        mounts: [],
        complaint_count: 14,
        answered_complaint_count: 12,
        yearly_cost: 183_700,
        records_with_cost: 5,
        lost_comment_count: 0,
        council_decisions: [],
        decisions_in_force: [],
        policy_urls: [],
      },
      answers: [
        {
          ...written,
          heading: "use",
          state: "from_records",
          text: "They compare plates with the list of stolen vehicles.",
          rows: [{ what: "matches", number: 312 }],
        },
        {
          ...written,
          heading: "sharing",
          state: "answered",
          text: "",
          rows: [
            {
              recipient: "Regional prosecutor",
              data: "Images",
              legal_standard: "Court order",
              reason: "Burglaries",
              times: null,
            },
          ],
        },
        { ...written, heading: "protection", state: "answered", text: "Kept for 30 days." },
        { ...written, heading: "equity", state: "not_recorded", text: "", reason: "First counted on 1 July 2026." },
        { ...written, heading: "complaints", state: "from_records", text: "" },
        { ...written, heading: "audits", state: "answered", text: "", count: 2 },
        { ...written, heading: "cost", state: "from_records", text: "" },
      ],
    },
    {
      name: "Drones",
      used_by: "Fire service",
      records: {
        device_count: null,
        algorithm_count: null,
        organizations: [],
        mounts: [],
        complaint_count: null,
        answered_complaint_count: null,
        yearly_cost: null,
        records_with_cost: null,
        lost_comment_count: null,
        council_decisions: [],
        decisions_in_force: [],
        policy_urls: [],
      },
      answers: [
        { ...written, heading: "use", state: "answered", text: "Flown at fires." },
        { ...written, heading: "sharing", state: "does_not_apply", text: "", reason: "Nothing is shared." },
        { ...written, heading: "protection", state: "answered", text: "No recording." },
        { ...written, heading: "equity", state: "not_recorded", text: "", reason: "Nobody asked." },
        { ...written, heading: "complaints", state: "answered", text: "", count: 0 },
        { ...written, heading: "audits", state: "not_recorded", text: "", reason: "First audit in March 2027." },
        {
          ...written,
          heading: "cost",
          state: "answered",
          text: "",
          rows: [
            { what: "Staff", funding: "City budget", amount: 46_000 },
            { what: "Repair", funding: null, amount: 16_400 },
          ],
        },
      ],
    },
  ],
  decisions: [{ title: "A case number before every look-up", text: "Both violations were look-ups without one." }],
};

export const AROUND_REPORT: Surroundings = {
  editions: [
    { revision: 1, adopted_at: "2026-09-14T10:00:00Z", note: null },
    { revision: 2, adopted_at: "2026-10-02T10:00:00Z", note: "The cost of repairs was <b>missing</b>." },
  ],
  before: {
    slug: "2024-2025",
    figures: { devices: 7, shared: null, complaints: 51, violations: null, requests: null, cost: 240_000 },
    currency: "EUR",
  },
};
