import { IdentifiabilityShape } from "#admin/inventory/IdentifiabilityMark.tsx";
import { cx } from "#admin/ui/cx.ts";
import type { Identifiability } from "#contract/datachains.ts";
import type { PageItem } from "#contract/pages.ts";
import { PAGE_ICONS, TEMPLATE_ICONS } from "./page-icons.ts";

interface PageBadgeProps {
  type: PageItem["type"] | "home_page";
  identifiability: Identifiability | null;
  template_id: string | null;
}

/** What a page is about, in the standard's hexagon; its colour never stands without the word beside it. */
export function PageBadge({ type, identifiability, template_id }: PageBadgeProps) {
  const Glyph = TEMPLATE_ICONS[template_id ?? ""] ?? PAGE_ICONS[type];
  if (type !== "device_page" && type !== "algorithm_page")
    return <Glyph size={20} className="mx-1.5 flex-none text-muted" aria-hidden />;
  return (
    <span className="inline-grid flex-none place-items-center *:col-start-1 *:row-start-1">
      <IdentifiabilityShape value={identifiability} size={32} />
      <Glyph size={14} className={cx("flex-none", identifiability ? "text-dtpr-ink" : "text-muted")} aria-hidden />
    </span>
  );
}
