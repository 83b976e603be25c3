import { useEffect, useRef, useState } from "react";
import type { SignPreview } from "#contract/signs.ts";

/** CSS pixels. */
const PIXELS_PER_MM = 96 / 25.4;
const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];
/** Upper limit when fitting the sign to the board. */
const MOST_FIT_PIXELS = 560;

/** Zoom level: fitted to the board, or relative to the real size. */
export function useZoom(sign: SignPreview | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | "fit">("fit");
  const [board, setBoard] = useState({ width: MOST_FIT_PIXELS, height: Infinity });
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => {
      const height = Number.parseFloat(getComputedStyle(current).maxHeight);
      setBoard({ width: current.clientWidth, height: Number.isNaN(height) ? Infinity : height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const [width, height] = [(sign?.width ?? 1) * PIXELS_PER_MM, (sign?.height ?? 1) * PIXELS_PER_MM];
  const fit = Math.min(board.width / width, MOST_FIT_PIXELS / width, board.height / height);
  const scale = chosen === "fit" ? fit : chosen;
  // skip steps that hardly differ from the current scale
  const [below, above] = [STEPS.findLast((step) => step < scale * 0.95), STEPS.find((step) => step > scale * 1.05)];
  const to = (step: number | undefined) => () => step !== undefined && setChosen(step);
  return {
    ref,
    scale,
    width: width * scale,
    isLarger: scale > fit,
    mode: chosen === "fit" ? ("fit" as const) : chosen === 1 ? ("actual" as const) : undefined,
    setMode: (mode: "fit" | "actual") => setChosen(mode === "fit" ? "fit" : 1),
    canShrink: below !== undefined,
    canGrow: above !== undefined,
    shrink: to(below),
    grow: to(above),
  };
}

export type Zoom = ReturnType<typeof useZoom>;
