interface ColorBarPart {
  id: string;
  value: number;
  /** A CSS colour, e.g. "var(--dot-active)". */
  color: string;
}

interface ColorBarProps {
  /** Text alternative; a list or table beside the bar shows the numbers too. */
  label: string;
  parts: readonly ColorBarPart[];
}

export function ColorBar({ label, parts }: ColorBarProps) {
  return (
    <div role="img" aria-label={label} className="flex h-2 gap-0.5">
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <span
            key={part.id}
            data-swatch
            className="h-full min-w-1 rounded-[2px] first:rounded-s-xs last:rounded-e-xs"
            style={{ flexGrow: part.value, flexBasis: 0, background: part.color }}
          />
        ))}
    </div>
  );
}
