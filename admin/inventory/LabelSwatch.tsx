export const LabelSwatch = ({ color }: { color: string }) => (
  <span data-swatch aria-hidden="true" className="size-2 flex-none rounded-[3px]" style={{ background: color }} />
);
