import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { headingsOf } from "#contract/report-checks.ts";
import type { ReportedTechnology } from "#contract/yearly-reports.ts";
import { answerTo } from "./edits.ts";
import { HeadingCard } from "./HeadingCard.tsx";
import { belongingWords } from "./record-words.ts";
import { PART_TITLE, useOpenCards, WHAT } from "./report-place.ts";
import { findingsAt, marksOf } from "./report-progress.ts";
import { useReport } from "./report-work.ts";
import { WhatCard } from "./WhatCard.tsx";

/** The cards that are open at first: what keeps the reader waiting; to read, all of them. */
function useFirstOpen(technology: ReportedTechnology) {
  const { content, findings, edit } = useReport();
  const [first] = useState(() => {
    if (!edit) return [...headingsOf(content.template)];
    if (findingsAt(findings, technology.id, null).length) return [WHAT] as const;
    const next = marksOf(technology, content, findings).find(({ mark }) => mark === "needs_you");
    return next ? [next.heading] : [];
  });
  return first;
}

/** One technology: what belongs to it, and an answer to each heading. */
export function TechnologyPart({ technology }: { technology: ReportedTechnology }) {
  const { t } = useTranslation();
  const { content, records, findings } = useReport();
  const { isOpen, toggle } = useOpenCards(useFirstOpen(technology));
  const own = records.get(technology.id);
  const about = [own && belongingWords(t, own), technology.used_by].filter(Boolean).join(" · ");
  return (
    <>
      <div>
        <h2
          id={PART_TITLE}
          tabIndex={-1}
          lang={content.locale}
          className="scroll-mt-32 text-xl font-bold outline-none [overflow-wrap:anywhere]"
        >
          {technology.name}
        </h2>
        {about && <p className="text-muted">{about}</p>}
      </div>
      <WhatCard
        technology={technology}
        needsYou={findingsAt(findings, technology.id, null).length > 0}
        isOpen={isOpen(WHAT)}
        onToggle={() => toggle(WHAT)}
      />
      {headingsOf(content.template).map((heading, index) => (
        <HeadingCard
          key={heading}
          number={index + 1}
          technology_id={technology.id}
          heading={heading}
          answer={answerTo(technology, heading)}
          records={own}
          findings={findingsAt(findings, technology.id, heading)}
          isOpen={isOpen(heading)}
          onToggle={() => toggle(heading)}
        />
      ))}
    </>
  );
}
