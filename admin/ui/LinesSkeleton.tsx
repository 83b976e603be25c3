import { Skeleton } from "./Skeleton.tsx";

interface LinesSkeletonProps {
  rows: number;
  /** Of the sign at the head of each line. */
  sign: number;
}

/** Goes where a card's lines of two rows go, and is as tall as they are. */
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
