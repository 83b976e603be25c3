import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import type { StandardId, StandardReadiness } from "#contract/standards.ts";
import { type Tile, tileOf, TILES } from "./standard-words.ts";

interface StandardTilesProps {
  standards: readonly StandardReadiness[];
  current: StandardId;
}

/** Of the standards that share a tile: the chosen one, else one that is ready. */
function shownOf(standards: readonly StandardReadiness[], tile: Tile, current: StandardId) {
  const shared = standards.filter(({ standard }) => tileOf(standard) === tile);
  return shared.find(({ standard }) => standard === current) ?? shared.find(({ is_ready }) => is_ready) ?? shared[0];
}

/** One tile for each standard: ready, or how much is missing. The chosen one is in the address. */
export function StandardTiles({ standards, current }: StandardTilesProps) {
  const { t } = useTranslation();
  const shown = TILES.flatMap((tile) => shownOf(standards, tile, current) ?? []);
  return (
    <nav
      aria-label={t("algorithms.tabs.standards")}
      className="grid overflow-hidden rounded-lg border border-border bg-border gap-px sm:grid-cols-2 xl:grid-cols-4"
    >
      {shown.map((one) => (
        <StandardTile key={one.standard} readiness={one} isCurrent={one.standard === current} />
      ))}
    </nav>
  );
}

function StandardTile({ readiness, isCurrent }: { readiness: StandardReadiness; isCurrent: boolean }) {
  const { t } = useTranslation();
  const { standard, is_ready, missing, required_count: required } = readiness;
  const tile = tileOf(standard);
  const filled = required - missing.length;
  const [Glyph, tone] = is_ready ? [CircleCheck, "text-success"] : [CircleAlert, "text-warning"];
  return (
    <Link
      href={`?standard=${standard}`}
      aria-current={isCurrent}
      className={cx(
        "flex min-w-0 flex-col gap-1 border-b-3 p-4 outline-offset-[-3px] hover:bg-hover",
        isCurrent ? "border-primary bg-surface" : "border-transparent bg-surface",
      )}
    >
      <span className="text-md font-bold">{t(`factsheets.standards.names.${tile}`)}</span>
      <span className="text-sm text-muted">{t(`factsheets.standards.versions.${tile}`)}</span>
      <span className="mt-2 flex items-center gap-2 font-medium">
        <Glyph size={16} className={`flex-none ${tone}`} aria-hidden />
        {is_ready ? t("factsheets.standards.ready") : t("factsheets.standards.missing", { count: missing.length })}
      </span>
      <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-track">
        <span
          data-swatch
          className={cx("block h-full rounded-full", is_ready ? "bg-primary" : "bg-warning")}
          style={{ width: `${(100 * filled) / required}%` }}
        />
      </span>
      <span className="text-sm text-muted">
        {tile !== "dtpr" && t("factsheets.standards.of_required", { filled, required })}
        {tile === "dtpr" && is_ready && t("factsheets.standards.chain_ready")}
      </span>
    </Link>
  );
}
