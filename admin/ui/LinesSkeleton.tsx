import { Skeleton } from "./Skeleton.tsx";

interface LinesSkeletonProps {
  rows: number;
  /** Size of the icon at the start of each row, in pixels. */
  sign: number;
}

/** Placeholder for two-line card rows, of the same height. */
export const LinesSkeleton = ({ rows, sign }: LinesSkeletonProps) => (
  <div aria-busy="true" className="divide-y divide-border">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex min-h-16 items-center gap-3 px-4">
        <Skeleton isRound width={sign} height={sign} />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton width={`${50 - row * 4}%`} height={14} />
          <Skeleton width={`${70 - row * 4}%`} height={12} />
        </div>
      </div>
    ))}
  </div>
);
