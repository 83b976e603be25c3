/** Milliseconds, and a height in pixels, from the specification. */
export const LOADING_BAR = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400, height: 3 } as const;

/** idle → (throttle) → running → full → (hideDelay) → fading → (resetDelay) → idle */
export type LoadingPhase = "idle" | "running" | "full" | "fading";

/** State machine of the bar. A navigation shorter than the throttle never shows it. */
export function createLoadingBar() {
  let phase: LoadingPhase = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const enter = (next: LoadingPhase) => {
    phase = next;
    for (const tell of listeners) tell();
  };
  const later = (delay: number, step: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(step, delay);
  };
  const fade = () => {
    enter("fading");
    later(LOADING_BAR.resetDelay, () => enter("idle"));
  };

  return {
    phase: () => phase,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (phase === "running") return;
      later(phase === "idle" ? LOADING_BAR.throttle : 0, () => enter("running"));
    },
    finish: () => {
      clearTimeout(timer);
      if (phase === "idle") return;
      if (phase === "running") enter("full");
      later(LOADING_BAR.hideDelay, fade);
    },
  };
}
