import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
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

const policyLines = (t: Translate, { council_decisions, policy_urls }: TechnologyRecords): RecordLine[] => [
  ...council_decisions.map(({ title, on, url }) => ({
    text: on ? t("reports.records.decision", { title, day: formatDay(on) }) : title,
    url,
  })),
  ...policy_urls.map((url) => ({ text: `${t("reports.records.policy")}: ${url}`, url })),
];

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
    return records.mounts.map(({ what, number }) => ({ text: t("reports.records.mounts_item", { what, number }) }));
  const { complaint_count: count, answered_complaint_count: answered } = records;
  return [{ text: t("reports.records.complaints", { count, answered }) }];
}
