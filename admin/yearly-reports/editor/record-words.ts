import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import type { TechnologyRecords } from "#contract/yearly-reports.ts";

/** Headings about which records can say something. */
const RECORDED = ["use", "mounting", "complaints", "cost", "policy_changes"] as const;
type Recorded = (typeof RECORDED)[number];
export const isRecorded = (heading: ReportHeading): heading is Recorded => RECORDED.some((one) => one === heading);

export const formatMoney = (amount: number, currency: string) =>
  formatNumber(amount, { style: "currency", currency, maximumFractionDigits: 0 });

/** "5 devices, 1 algorithm"; empty if nothing belongs to it. */
export const belongingWords = (
  t: Translate,
  { device_count, algorithm_count }: Pick<TechnologyRecords, "device_count" | "algorithm_count">,
) =>
  [
    device_count > 0 && t("reports.records.devices", { count: device_count }),
    algorithm_count > 0 && t("reports.records.algorithms", { count: algorithm_count }),
  ]
    .filter(Boolean)
    .join(", ");

/** The inbox with the comments that nobody has sorted. */
const UNSORTED = `${paths.feedback()}?tab=all&complaint=unsorted`;

export interface RecordLine {
  text: string;
  url?: string | null;
}

function beingUsed(t: Translate, records: TechnologyRecords): RecordLine[] {
  const { organizations } = records;
  return [
    { text: belongingWords(t, records) },
    ...(organizations.length
      ? [{ text: t("reports.records.organizations", { names: formatList(organizations) }) }]
      : []),
  ];
}

function costLines(t: Translate, records: TechnologyRecords, currency: string): RecordLine[] {
  const { yearly_cost, records_with_cost, contracts_ending } = records;
  const amount =
    yearly_cost === null ? [] : [t("reports.records.cost", { amount: formatMoney(yearly_cost, currency) })];
  return [
    ...amount.map((text) => ({ text: `${text} (${t("reports.records.cost_from", { count: records_with_cost })})` })),
    ...contracts_ending.map(({ name, on }) => ({ text: t("reports.records.contract", { name, day: formatDay(on) }) })),
  ];
}

const decisionWords = (t: Translate, { title, on, url }: TechnologyRecords["council_decisions"][number]) => {
  const named = title || url || t("reports.headings.policy_changes");
  return on ? t("reports.records.decision", { title: named, day: formatDay(on) }) : named;
};

const policyLines = (
  t: Translate,
  { council_decisions, decisions_in_force, policy_urls }: TechnologyRecords,
): RecordLine[] => [
  ...(council_decisions.length ? [] : [{ text: t("reports.records.no_decision") }]),
  ...council_decisions.map((one) => ({ text: decisionWords(t, one), url: one.url })),
  ...decisions_in_force.map((one) => ({
    text: t("reports.records.in_force", { title: decisionWords(t, one) }),
    url: one.url,
  })),
  ...policy_urls.map((url) => ({ text: `${t("reports.records.policy")}: ${url}`, url })),
];

function complaintLines(t: Translate, records: TechnologyRecords): RecordLine[] {
  const { complaint_count, answered_complaint_count: answered, unsorted_complaint_count, lost_comment_count } = records;
  return [
    { text: t("reports.records.complaints", { count: complaint_count, answered }) },
    ...(unsorted_complaint_count
      ? [{ text: t("reports.records.unsorted", { count: unsorted_complaint_count }), url: UNSORTED }]
      : []),
    ...(lost_comment_count ? [{ text: t("reports.records.lost", { count: lost_comment_count }) }] : []),
  ];
}

/** What the records say for a heading, line by line. */
export function recordLines(
  t: Translate,
  heading: Recorded,
  records: TechnologyRecords,
  currency: string,
): RecordLine[] {
  if (heading === "use") return beingUsed(t, records);
  if (heading === "cost") return costLines(t, records, currency);
  if (heading === "policy_changes") return policyLines(t, records);
  if (heading === "mounting")
    return records.mounts.map(({ what, number }) => ({
      text: t("reports.records.mounts_item", { what: t(`locations.mountings.${what}`), number }),
    }));
  return complaintLines(t, records);
}
