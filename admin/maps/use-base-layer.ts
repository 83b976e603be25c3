import type L from "leaflet";
import { useEffect, useState, useSyncExternalStore } from "react";
import { config } from "#admin/api/config.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { baseLayer } from "./base-layer.ts";

const root = () => document.documentElement;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(root(), { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** Dark mode, for layers that style sheets cannot colour. */
const useIsDark = () => useSyncExternalStore(subscribe, () => root().dataset["theme"] === "dark");

/** Draws the base layer. If its source fails, outlines replace it, because pins are correct on any background. */
export function useBaseLayer(map: L.Map | undefined) {
  const { locale } = useTranslation();
  const isDark = useIsDark();
  const [hasFailed, setHasFailed] = useState(false);
  const source = hasFailed ? undefined : config().map;

  useEffect(() => {
    if (!map) return undefined;
    let shown: L.Layer | undefined;
    let isOver = false;
    const draw = async () => {
      const base = await baseLayer(source, { isDark, locale }).catch(() => {
        if (source) setHasFailed(true);
        return undefined;
      });
      if (isOver || !base) return;
      shown = base.layer.addTo(map);
      base.onFailure(() => !isOver && setHasFailed(true));
    };
    void draw();
    return () => {
      isOver = true;
      shown?.remove();
    };
  }, [map, source, isDark, locale]);

  return { hasFailed, hasGround: source !== undefined, attribution: source?.attribution ?? "Natural Earth" };
}
