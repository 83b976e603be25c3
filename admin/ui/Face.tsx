import { cx } from "./cx.ts";

export type FaceValue = 1 | 2 | 3 | 4 | 5;

export const FACES = [1, 2, 3, 4, 5] as const satisfies readonly FaceValue[];

export const FACE_COLORS: Record<FaceValue, string> = {
  1: "#f3a79b",
  2: "#f8cda0",
  3: "#ece3c8",
  4: "#cfe5b6",
  5: "#a4d6a4",
};
const MOUTHS: Record<FaceValue, string> = {
  1: "M20 48q12-13 24 0",
  2: "M22 45q10-6 20 0",
  3: "M22 43h20",
  4: "M21 41q11 9 22 0",
  5: "M19 38q13 17 26 0",
};
const INK = "#0b0f14";

interface FaceProps {
  value: FaceValue;
  size?: number | undefined;
  /** Accessible name, unless its label is beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A face from very bad to very good, with the same colours in light and dark mode. */
export function Face({ value, size = 24, label, className }: FaceProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      stroke={INK}
      strokeWidth="3.4"
      strokeLinecap="round"
      className={cx("flex-none", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <circle cx="32" cy="32" r="29" fill={FACE_COLORS[value]} />
      <circle cx="23" cy="27.5" r="3.4" fill={INK} stroke="none" />
      <circle cx="41" cy="27.5" r="3.4" fill={INK} stroke="none" />
      <path d={MOUTHS[value]} />
      {value === 1 && <path d="M17 20.5l8-4M47 20.5l-8-4" />}
    </svg>
  );
}
