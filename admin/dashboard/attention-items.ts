import {
  CalendarClock,
  CalendarX,
  CircleAlert,
  CircleDashed,
  FilePen,
  FileX,
  Languages,
  MapPinOff,
  MessageSquarePlus,
  QrCode,
} from "lucide-react";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import type { Icon } from "#admin/ui/icon.ts";
import type { Attention } from "#contract/dashboard.ts";

interface AttentionItem {
  id: keyof Attention;
  /** The list of just those records. */
  href: string;
  icon: Icon;
  tone: "danger" | "warning" | "muted";
}

const devices = (params: Record<string, string>) => listHref(paths.devices(), params);
const algorithms = (params: Record<string, string>) => listHref(paths.algorithms(), params);

/** What blocks publishing first, what is only unfinished last. */
const ITEMS: AttentionItem[] = [
  { id: "devices_with_errors", href: devices({ has_errors: "true" }), icon: CircleAlert, tone: "danger" },
  { id: "algorithms_with_errors", href: algorithms({ has_errors: "true" }), icon: CircleAlert, tone: "danger" },
  { id: "failed_schedules", href: paths.guide(), icon: CalendarX, tone: "danger" },
  { id: "devices_overdue", href: devices({ review_due: "overdue" }), icon: CalendarClock, tone: "warning" },
  { id: "algorithms_overdue", href: algorithms({ review_due: "overdue" }), icon: CalendarClock, tone: "warning" },
  {
    id: "outdated_pages",
    href: listHref(paths.pages(), { has_outdated: "true" }),
    icon: Languages,
    tone: "warning",
  },
  { id: "open_suggestions", href: paths.suggestions(), icon: MessageSquarePlus, tone: "warning" },
  { id: "unknown_codes", href: listHref(paths.shortCodes(), { tab: "orphans" }), icon: QrCode, tone: "muted" },
  { id: "devices_without_status", href: devices({ status: "none" }), icon: CircleDashed, tone: "muted" },
  { id: "devices_without_location", href: devices({ has_location: "false" }), icon: MapPinOff, tone: "muted" },
  { id: "devices_without_page", href: devices({ has_page: "false" }), icon: FileX, tone: "muted" },
  { id: "draft_pages", href: listHref(paths.pages(), { status: "draft" }), icon: FilePen, tone: "muted" },
];

export const attentionItems = (attention: Attention) =>
  ITEMS.map((item) => ({ ...item, count: attention[item.id] })).filter(({ count }) => count > 0);
