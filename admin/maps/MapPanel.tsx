import { type QueryClient, useQuery } from "@tanstack/react-query";
import { MapPinOff } from "lucide-react";
import { type MouseEvent, type ReactNode, useId } from "react";
import { readAhead } from "#admin/api/query.ts";
import { loadPage } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { EditedShape, MapBounds, MapCluster, MapPin, MapShape, MapView, Point } from "./map-model.ts";

export interface MapProps {
  pins: readonly MapPin[];
  shapes?: readonly MapShape[] | undefined;
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  onMovePin?: ((id: string, to: Point) => void) | undefined;
  edited?: EditedShape | undefined;
  /** If set, a click on the map or Enter on the crosshair places something there. */
  onPlace?: ((point: Point) => void) | undefined;
  placeLabel?: string | undefined;
  /** If set, overlapping pins are grouped under this label. */
  groupLabel?: ((count: number) => string) | undefined;
  /** Groups from the server, labelled by `groupLabel`. */
  clusters?: readonly MapCluster[] | undefined;
  /** Initial view and the target of "show everything", if the map does not contain everything. */
  extent?: MapBounds | undefined;
  /** A point selected or typed beside the map: each new one is shown with 200 metres around it. */
  focus?: Point | undefined;
  /** Called with the visible area whenever the map has moved. */
  onView?: ((view: MapView) => void) | undefined;
}

interface MapPanelProps extends MapProps {
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  /** Floats over the map, e.g. details of the selected pin. */
  children?: ReactNode;
}

/** Lazy: the library is heavy. */
const mapCode = {
  queryKey: ["code of the map"],
  queryFn: async () => ({ LeafletMap: (await loadPage(() => import("./LeafletMap.tsx"))).LeafletMap }),
  staleTime: Infinity,
  retry: false,
};

/** For screens that start with a map. */
export const prefetchMap = (client: QueryClient) => readAhead(client, mapCode);

/** A map in a region that the keyboard can skip. If it fails to load, the content beside it has the same information. */
export function MapPanel({ label, className, children, ...map }: MapPanelProps) {
  const { t } = useTranslation();
  const endId = useId();
  const code = useQuery(mapCode);
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(endId)?.focus();
  };

  return (
    <section aria-label={label} className={cx("map-panel relative isolate overflow-hidden bg-map-water", className)}>
      <a
        href={`#${endId}`}
        onClick={skip}
        className="absolute start-2 top-2 z-20 rounded-sm bg-surface px-2 py-1 text-sm font-medium not-focus:sr-only"
      >
        {t("maps.skip")}
      </a>
      {code.data ? <code.data.LeafletMap {...map} /> : <Waiting hasFailed={code.isError} onRetry={code.refetch} />}
      {children}
      <span id={endId} tabIndex={-1} className="sr-only">
        {t("maps.end")}
      </span>
    </section>
  );
}

function Waiting({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => unknown }) {
  const { t } = useTranslation();
  if (!hasFailed)
    return (
      <div aria-busy="true" className="absolute inset-0">
        <Skeleton height="100%" />
      </div>
    );
  return (
    <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-4 text-center">
      <MapPinOff size={24} className="text-muted" aria-hidden />
      <p className="font-medium">{t("maps.failed_title")}</p>
      <p className="text-muted">{t("maps.failed")}</p>
      <Button size="sm" onPress={() => void onRetry()}>
        {t("common.retry")}
      </Button>
    </div>
  );
}
