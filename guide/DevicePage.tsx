import { BadgeRow } from "#datachain/BadgeRow.tsx";
import type { PageProps } from "./page-props.ts";
import { Labels } from "./parts/Labels.tsx";
import { PageHead } from "./parts/PageHead.tsx";
import { Sections } from "./parts/Sections.tsx";
import { chainOf, logoUrlOf } from "./resolve-page.ts";
import { aboutSection } from "./sections/about-section.tsx";
import { chainSection } from "./sections/chain-section.tsx";
import { factsSection } from "./sections/facts-section.tsx";
import { feedbackSection } from "./sections/feedback-section.tsx";
import { historySection } from "./sections/history-section.tsx";
import { placesSection } from "./sections/places-section.tsx";
import { questionsSection } from "./sections/questions-section.tsx";
import { relatedSection } from "./sections/related-section.tsx";
import { rightsSection } from "./sections/rights-section.tsx";

/** A device: the three badges first, then what it does, link by link, and what people can do. */
export function DevicePage({ reading, snapshot, home, cards, publications }: PageProps) {
  const chain = chainOf(reading, snapshot);
  return (
    <div className="g-wrap g-page">
      <PageHead reading={reading} snapshot={snapshot}>
        {chain && <BadgeRow chain={chain} words={reading.chainWords} size={96} logoUrl={logoUrlOf(reading)} />}
        <Labels reading={reading} snapshot={snapshot} />
      </PageHead>
      <Sections
        reading={reading}
        checked_on={snapshot.subject?.checked_on ?? null}
        sections={[
          aboutSection(reading, snapshot, true),
          feedbackSection(reading, snapshot),
          chainSection(reading, chain, reading.words.chain_title),
          rightsSection(reading, snapshot, chain),
          questionsSection(reading, snapshot, home),
          placesSection(reading, snapshot),
          relatedSection(reading, snapshot, cards),
          factsSection(reading, snapshot),
          historySection(reading, publications),
        ]}
      />
    </div>
  );
}
