import { CardBody } from "#admin/ui/Card.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";

interface WaitingLinesProps {
  isLoading: boolean;
  rows: number;
  /** Size of the icon at the start of each row, in pixels. */
  sign: number;
}

/** Placeholder of the final height; a dash if loading failed. */
export const WaitingLines = ({ isLoading, ...lines }: WaitingLinesProps) =>
  isLoading ? <LinesSkeleton {...lines} /> : <CardBody className="text-muted">–</CardBody>;
