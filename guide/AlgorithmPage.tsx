import type { PageProps } from "./page-props.ts";
import { AtAGlance } from "./parts/AtAGlance.tsx";
import { Labels } from "./parts/Labels.tsx";
import { MistakeLink } from "./parts/MistakeLink.tsx";
import { PageHead } from "./parts/PageHead.tsx";
import { PrintFoot } from "./parts/PrintFoot.tsx";
import { Sections } from "./parts/Sections.tsx";
import { chainOf } from "./resolve-page.ts";
import { aboutSection } from "./sections/AboutSection.tsx";
import { chainSection } from "./sections/ChainSection.tsx";
import { factsSection } from "./sections/FactsSection.tsx";
import { factsheetSection } from "./sections/FactsheetSection.tsx";
import { feedbackSection } from "./sections/FeedbackSection.tsx";
import { historySection } from "./sections/HistorySection.tsx";
import { placesSection } from "./sections/PlacesSection.tsx";
import { questionsSection } from "./sections/QuestionsSection.tsx";
import { relatedSection } from "./sections/RelatedSection.tsx";
import { repliesSection } from "./sections/RepliesSection.tsx";
import { rightsSection } from "./sections/RightsSection.tsx";
import { risksSection } from "./sections/RisksSection.tsx";
import { sentenceSection } from "./sections/SentenceSection.tsx";

/** An algorithm: who uses it for what, its inputs and outputs, risks, people's rights, and its factsheet. */
export function AlgorithmPage({ reading, snapshot, home, cards, publications, replies }: PageProps) {
  const chain = chainOf(reading, snapshot);
  return (
    <div className="g-wrap g-page">
      <PageHead
        reading={reading}
        snapshot={snapshot}
        hasSubtitle
        beside={chain && <AtAGlance reading={reading} chain={chain} />}
      >
        <Labels reading={reading} snapshot={snapshot} />
      </PageHead>
      <Sections
        reading={reading}
        checked_on={snapshot.subject?.checked_on ?? null}
        end={<MistakeLink reading={reading} page={snapshot.page_id} />}
        sections={[
          sentenceSection(reading, chain),
          aboutSection(reading, snapshot, false),
          feedbackSection(reading, snapshot),
          repliesSection(reading, replies),
          risksSection(reading, chain),
          rightsSection(reading, snapshot, chain),
          chainSection(reading, chain, reading.words.chain_whole),
          factsheetSection(reading, snapshot),
          factsSection(reading, snapshot),
          questionsSection(reading, snapshot, home),
          placesSection(reading, snapshot),
          relatedSection(reading, snapshot, cards),
          historySection(reading, snapshot, publications),
        ]}
      />
      <PrintFoot reading={reading} publications={publications} />
    </div>
  );
}
