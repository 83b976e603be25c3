import { BadgeRow } from "#datachain/BadgeRow.tsx";
import type { PageProps } from "./page-props.ts";
import { Labels } from "./parts/Labels.tsx";
import { MistakeLink } from "./parts/MistakeLink.tsx";
import { PageHead } from "./parts/PageHead.tsx";
import { PrintFoot } from "./parts/PrintFoot.tsx";
import { Sections } from "./parts/Sections.tsx";
import { chainOf, logoUrlOf } from "./resolve-page.ts";
import { aboutSection } from "./sections/AboutSection.tsx";
import { chainSection } from "./sections/ChainSection.tsx";
import { factsSection } from "./sections/FactsSection.tsx";
import { feedbackSection } from "./sections/FeedbackSection.tsx";
import { historySection } from "./sections/HistorySection.tsx";
import { nearbySection } from "./sections/NearbySection.tsx";
import { placesSection } from "./sections/PlacesSection.tsx";
import { questionsSection } from "./sections/QuestionsSection.tsx";
import { relatedSection } from "./sections/RelatedSection.tsx";
import { repliesSection } from "./sections/RepliesSection.tsx";
import { rightsSection } from "./sections/RightsSection.tsx";

/** A device: the three badges first, then what it does, link by link, and what people can do. */
export function DevicePage({ reading, snapshot, home, cards, publications, replies, nearby }: PageProps) {
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
        end={<MistakeLink reading={reading} page={snapshot.page_id} />}
        sections={[
          aboutSection(reading, snapshot, true, chain),
          feedbackSection(reading, snapshot),
          repliesSection(reading, replies),
          chainSection(reading, chain, reading.words.chain_title),
          rightsSection(reading, snapshot, chain),
          questionsSection(reading, snapshot, home),
          placesSection(reading, snapshot),
          nearbySection(reading, snapshot, nearby),
          relatedSection(reading, snapshot, cards),
          factsSection(reading, snapshot),
          historySection(reading, snapshot, publications),
        ]}
      />
      <PrintFoot reading={reading} publications={publications} />
    </div>
  );
}
