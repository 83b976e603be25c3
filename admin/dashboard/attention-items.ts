import {
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleDashed,
  FileClock,
  FilePen,
  FileX,
  Languages,
  MapPinOff,
  MessageSquare,
  MessageSquarePlus,
  QrCode,
  Unlink,
} from "lucide-react";
import { formatDay, formatList, formatNumber } from "#admin/i18n/format.ts";
import type { Translate } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { pagePath, paths } from "#admin/paths.ts";
import type { Icon } from "#admin/ui/icon.ts";
import type { Attention, AttentionSubject } from "#contract/dashboard.ts";

type Kind = keyof Attention | "open_cases";

interface AttentionKind {
  id: Kind;
  /** Link to the filtered list. */
  href: string;
  /** Link to where one of them can be fixed. */
  hrefOf?: (subject: AttentionSubject) => string;
  icon: Icon;
  tone: "danger" | "warning" | "muted";
}

const devices = (params: Record<string, string>) => listHref(paths.devices(), params);
const algorithms = (params: Record<string, string>) => listHref(paths.algorithms(), params);
const toPage = ({ id, page_type }: AttentionSubject) => pagePath({ id, type: page_type ?? "device_page" });
const toDevice = ({ id }: AttentionSubject) => paths.deviceDetails(id);

/** Problems that block publishing first, unfinished work last. */
const KINDS: AttentionKind[] = [
  {
    id: "devices_with_errors",
    href: devices({ has_errors: "true" }),
    hrefOf: ({ id }) => paths.deviceDatachain(id),
    icon: CircleAlert,
    tone: "danger",
  },
  {
    id: "algorithms_with_errors",
    href: algorithms({ has_errors: "true" }),
    hrefOf: ({ id }) => paths.algorithmDatachain(id),
    icon: CircleAlert,
    tone: "danger",
  },
  { id: "failed_schedules", href: paths.guide(), hrefOf: toPage, icon: CalendarX, tone: "danger" },
  { id: "open_cases", href: paths.feedback(), icon: MessageSquare, tone: "warning" },
  {
    id: "devices_overdue",
    href: devices({ review_due: "overdue" }),
    hrefOf: toDevice,
    icon: CalendarClock,
    tone: "warning",
  },
  {
    id: "algorithms_overdue",
    href: algorithms({ review_due: "overdue" }),
    hrefOf: ({ id }) => paths.algorithmDetails(id),
    icon: CalendarClock,
    tone: "warning",
  },
  {
    id: "reports_due",
    href: paths.reports(),
    hrefOf: ({ id }) => paths.report(id),
    icon: FileClock,
    tone: "warning",
  },
  {
    id: "outdated_pages",
    href: listHref(paths.pages(), { has_outdated: "true" }),
    hrefOf: toPage,
    icon: Languages,
    tone: "warning",
  },
  {
    id: "broken_links",
    href: listHref(paths.outsideLinks(), { state: "broken" }),
    hrefOf: toPage,
    icon: Unlink,
    tone: "warning",
  },
  { id: "open_suggestions", href: paths.suggestions(), icon: MessageSquarePlus, tone: "warning" },
  { id: "unknown_codes", href: listHref(paths.shortCodes(), { tab: "orphans" }), icon: QrCode, tone: "muted" },
  {
    id: "devices_without_status",
    href: devices({ status: "none" }),
    hrefOf: toDevice,
    icon: CircleDashed,
    tone: "muted",
  },
  {
    id: "devices_without_location",
    href: devices({ has_location: "false" }),
    hrefOf: ({ id }) => paths.deviceLocations(id),
    icon: MapPinOff,
    tone: "muted",
  },
  {
    id: "devices_without_page",
    href: devices({ has_page: "false" }),
    hrefOf: ({ id }) => paths.device(id),
    icon: FileX,
    tone: "muted",
  },
  {
    id: "draft_pages",
    href: listHref(paths.pages(), { state: "draft" }),
    hrefOf: toPage,
    icon: FilePen,
    tone: "muted",
  },
];

/** Up to this many are listed one by one; more share a row with the first names. */
const MOST_ALONE = 2;

/** Description of one record's problem. */
function problemOf(t: Translate, { kind, due_on, locales }: AttentionSubject) {
  if (due_on && (kind === "reports_due" || kind.endsWith("_overdue")))
    return t("dashboard.attention.due", { date: formatDay(due_on) });
  if (kind === "outdated_pages" && locales.length)
    return t("dashboard.attention.outdated", { languages: formatList(locales.map((locale) => languageName(locale))) });
  return t(`dashboard.attention.problems.${kind}`);
}

/** "Pothole finder · Bus lane camera, Mill Street · 4 more": not comma-separated, because names may contain commas. */
function namesOf(t: Translate, subjects: readonly AttentionSubject[], count: number) {
  const rest = count - subjects.length;
  const names = subjects.map(({ name }) => name);
  return [...names, ...(rest > 0 ? [t("dashboard.attention.more", { count: rest })] : [])].join(" · ");
}

export interface AttentionLine extends Pick<AttentionKind, "href" | "icon" | "tone"> {
  id: string;
  title: string;
  text: string;
  /** Label of the action. */
  verb: string;
}

/** Problems by record, each with a link to its fix. */
export function attentionLines(
  t: Translate,
  counts: Attention & { open_cases: number },
  subjects: readonly AttentionSubject[],
): AttentionLine[] {
  return KINDS.flatMap(({ id, href, hrefOf, icon, tone }): AttentionLine[] => {
    const count = counts[id];
    if (count === 0) return [];
    const line = { icon, tone, verb: t(`dashboard.attention.do.${id}`) };
    const named = subjects.filter(({ kind }) => kind === id);
    if (hrefOf && count <= MOST_ALONE && named.length === count)
      return named.map((subject) => ({
        ...line,
        id: `${id} ${subject.id}`,
        href: hrefOf(subject),
        title: subject.name,
        text: problemOf(t, subject),
      }));
    const text = named.length ? namesOf(t, named, count) : t(`dashboard.attention.texts.${id}`);
    return [{ ...line, id, href, title: t(`dashboard.attention.${id}`, { count }), text }];
  });
}

export const lineCount = (lines: readonly AttentionLine[]) => (lines.length ? formatNumber(lines.length) : undefined);
