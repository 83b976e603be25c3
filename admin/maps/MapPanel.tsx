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
  /** Given, a click on the ground or Enter on the cross in the middle places something there. */
  onPlace?: ((point: Point) => void) | undefined;
  placeLabel?: string | undefined;
  /** Given, pins that would cover each other are counted together under these words. */
  groupLabel?: ((count: number) => string) | undefined;
  /** Places that somebody counted together already; they are named by `groupLabel`. */
  clusters?: readonly MapCluster[] | undefined;
  /** Where the map begins and what "show everything" shows, where not all of it is on the map. */
  extent?: MapBounds | undefined;
  /** Chosen or written beside the map: each new one is shown from 200 metres away. */
  focus?: Point | undefined;
  /** Told what is in view whenever the map has moved. */
  onView?: ((view: MapView) => void) | undefined;
}

interface MapPanelProps extends MapProps {
  /** What the map shows. */
  label: string;
  className?: string | undefined;
  /** Floats over the ground, e.g. about the chosen pin. */
  children?: ReactNode;
}

/** The library is heavy: it comes with the first map that is shown. */
const mapCode = {
  queryKey: ["code of the map"],
  queryFn: async () => ({ LeafletMap: (await loadPage(() => import("./LeafletMap.tsx"))).LeafletMap }),
  staleTime: Infinity,
  retry: false,
};

/** For a screen that begins with a map. */
export const prefetchMap = (client: QueryClient) => readAhead(client, mapCode);

/** A map in a region of its own, which the keyboard can skip. If it does not come, what is beside it says the same. */
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
