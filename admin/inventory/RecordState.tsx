import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card } from "#admin/ui/Card.tsx";
import type { Device } from "#contract/devices.ts";
import { ChainSegments } from "./ChainSegments.tsx";
import { IdentifiabilityMark } from "./IdentifiabilityMark.tsx";
import { INVENTORY, type InventoryNoun } from "./inventory-records.ts";
import { PagePart } from "./PagePart.tsx";
import { ChainFindings, ReviewPart, StatePart } from "./StatePart.tsx";

interface RecordStateProps {
  noun: InventoryNoun;
  record: Pick<Device, "id" | "identifiability" | "chain" | "page" | "review_due_on">;
  isWriter: boolean;
  words: Readonly<
    Record<"title" | "identifiability_hint" | "chain_hint" | "page" | "no_page" | "review" | "no_review", string>
  >;
  /** Status or lifecycle. */
  first: ReactNode;
  /** Between identifiability and datachain. */
  middle?: ReactNode;
  /** Between page and review. */
  children: ReactNode;
}

/** How a record stands: what it knows about people, how far its description is, where residents read about it. */
export function RecordState({ noun, record, isWriter, words, first, middle, children }: RecordStateProps) {
  const { t } = useTranslation();
  const { id, identifiability, chain, page, review_due_on } = record;
  const { kind, overviewPath } = INVENTORY[noun];
  return (
    <Card aria-label={words.title} className="divide-y divide-border">
      {first}
      <StatePart title={t(`${noun}.columns.identifiability`)} hint={words.identifiability_hint}>
        <IdentifiabilityMark value={identifiability} />
      </StatePart>
      {middle}
      <StatePart title={t(`${noun}.columns.chain`)} hint={words.chain_hint}>
        <ChainSegments chain={chain} />
        <ChainFindings chain={chain} overviewHref={overviewPath(id)} />
      </StatePart>
      <StatePart title={words.page}>
        <PagePart page={page} type={`${kind}_page`} subject_id={id} isWriter={isWriter} none={words.no_page} />
      </StatePart>
      {children}
      <ReviewPart title={words.review} day={review_due_on} none={words.no_review} />
    </Card>
  );
}
