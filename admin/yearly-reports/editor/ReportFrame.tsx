import type { ReactNode } from "react";
import { AboutPart } from "./AboutPart.tsx";
import { FRAME, LIST, PANE, PARTS } from "./layout.ts";
import { PartList } from "./PartList.tsx";
import { ABOUT, usePart } from "./report-place.ts";
import { useReport } from "./report-work.ts";
import { TechnologyPart } from "./TechnologyPart.tsx";

interface ReportFrameProps {
  head: ReactNode;
  notice?: ReactNode;
}

/** The parts of the report, and the chosen one beside them. */
export function ReportFrame({ head, notice }: ReportFrameProps) {
  const { content } = useReport();
  const part = usePart(content);
  const technology = content.technologies.find(({ id }) => id === part);
  return (
    <div className={FRAME}>
      {head}
      <div className={PARTS}>
        <div className={LIST}>
          <PartList part={part} />
        </div>
        <div className={PANE}>
          {notice}
          {part === ABOUT || !technology ? (
            <AboutPart />
          ) : (
            <TechnologyPart key={technology.id} technology={technology} />
          )}
        </div>
      </div>
    </div>
  );
}
