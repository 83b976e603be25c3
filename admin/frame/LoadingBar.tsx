import { type CSSProperties, useEffect, useState, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { createLoadingBar, LOADING_BAR, type LoadingPhase } from "./loading-bar.ts";

const { duration, resetDelay, height } = LOADING_BAR;

const LOOKS: Record<LoadingPhase, CSSProperties> = {
  idle: { opacity: 0, transform: "scaleX(0)" },
  running: {
    opacity: 1,
    transform: "scaleX(0.9)",
    transition: `transform ${duration}ms cubic-bezier(0.1, 0.6, 0.2, 1)`,
  },
  full: { opacity: 1, transform: "scaleX(1)", transition: "transform 150ms" },
  fading: { opacity: 0, transform: "scaleX(1)", transition: `opacity ${resetDelay}ms` },
};

/** Shown while the router navigates. Screen readers get the new page's title instead. */
export function LoadingBar() {
  const isOnTheWay = useNavigation().state !== "idle";
  const [bar] = useState(createLoadingBar);
  const phase = useSyncExternalStore(bar.subscribe, bar.phase);

  useEffect(() => {
    if (isOnTheWay) bar.start();
    else bar.finish();
  }, [isOnTheWay, bar]);

  return (
    <div
      data-testid="loading-bar"
      data-phase={phase}
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 origin-left bg-primary rtl:origin-right"
      style={{ height, ...LOOKS[phase] }}
    />
  );
}
