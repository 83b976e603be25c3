import { Skeleton } from "#admin/ui/Skeleton.tsx";

/** Placeholder rows of the final height. */
export const LinesSkeleton = ({ rows, height }: { rows: number; height: number }) => (
  <div aria-busy="true">
    {Array.from({ length: rows }, (_row, at) => (
      <div key={at} className="flex items-center justify-between gap-4" style={{ height }}>
        <Skeleton width={`${30 + ((at * 13) % 25)}%`} height={14} />
        <Skeleton width={48} height={14} />
      </div>
    ))}
  </div>
);
