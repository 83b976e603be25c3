import { CardBody } from "#admin/ui/Card.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";

interface WaitingLinesProps {
  isLoading: boolean;
  rows: number;
  /** Of the sign at the head of each line. */
  sign: number;
}

/** As tall as a card's lines; a dash when nothing will come. */
export const WaitingLines = ({ isLoading, ...lines }: WaitingLinesProps) =>
  isLoading ? <LinesSkeleton {...lines} /> : <CardBody className="text-muted">–</CardBody>;
