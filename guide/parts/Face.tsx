const MOUTHS = {
  1: "M20 48q12-13 24 0",
  2: "M22 45q10-6 20 0",
  3: "M22 43h20",
  4: "M21 41q11 9 22 0",
  5: "M19 38q13 17 26 0",
};

/** From very bad to very good; its label is below it. */
export function Face({ value }: { readonly value: keyof typeof MOUTHS }) {
  return (
    <svg className={`g-face g-face-${value}`} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="29" />
      <circle className="g-dot" cx="23" cy="27.5" r="3.4" />
      <circle className="g-dot" cx="41" cy="27.5" r="3.4" />
      <path d={MOUTHS[value]} />
      {value === 1 && <path d="M17 20.5l8-4M47 20.5l-8-4" />}
    </svg>
  );
}
