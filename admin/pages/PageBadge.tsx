import { IdentifiabilityShape } from "#admin/inventory/IdentifiabilityMark.tsx";
import { cx } from "#admin/ui/cx.ts";
import type { Identifiability } from "#contract/datachains.ts";
import type { CollectionItem, PageItem } from "#contract/pages.ts";
import { PAGE_ICONS, TEMPLATE_ICONS } from "./page-icons.ts";

interface PageBadgeProps {
  type: PageItem["type"] | "home_page";
  identifiability: Identifiability | null;
  template_id: string | null;
  /** For a collection: the badges of its first pages. */
  badges?: CollectionItem["badges"] | undefined;
}

/** Icon of a page's subject in the standard's hexagon. Always shown beside text, so colour is never the only cue. */
export function PageBadge({ type, identifiability, template_id, badges = [] }: PageBadgeProps) {
  const [only] = badges;
  if (only && badges.length === 1) return <PageBadge {...only} />;
  if (only) return <Cluster badges={badges} />;
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

const CORNERS = ["start-0 top-0", "start-4 top-0", "start-2 top-3.5"];

function Cluster({ badges }: { badges: CollectionItem["badges"] }) {
  return (
    <span aria-hidden="true" className="relative inline-block size-8 flex-none">
      {badges.map(({ type, identifiability, template_id }, at) => {
        const Glyph = TEMPLATE_ICONS[template_id ?? ""] ?? PAGE_ICONS[type];
        return (
          <span key={at} className={cx("absolute grid place-items-center *:col-start-1 *:row-start-1", CORNERS[at])}>
            <IdentifiabilityShape value={identifiability} size={17} />
            <Glyph size={8} className={identifiability ? "text-dtpr-ink" : "text-muted"} />
          </span>
        );
      })}
    </span>
  );
}
