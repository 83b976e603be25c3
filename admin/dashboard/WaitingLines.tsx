import { CardBody } from "#admin/ui/Card.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";

interface WaitingLinesProps {
  isLoading: boolean;
  rows: number;
  /** Of the sign at the head of each line. */
  sign: number;
}

/** As tall as a card's lines; a dash when nothing will come. */
export function WaitingLines({ isLoading, rows, sign }: WaitingLinesProps) {
  if (!isLoading) return <CardBody className="text-muted">–</CardBody>;
  return (
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
}
