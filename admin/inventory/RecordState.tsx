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
  titles: Readonly<Record<"page" | "review", string>>;
  /** Status or lifecycle. */
  first: ReactNode;
  /** Between identifiability and datachain. */
  middle?: ReactNode;
  /** Between page and review. */
  children: ReactNode;
}

/** A record's status, identifiability, datachain, page and review date. */
export function RecordState({ noun, record, isWriter, titles, first, middle, children }: RecordStateProps) {
  const { t } = useTranslation();
  const { id, identifiability, chain, page, review_due_on } = record;
  const { kind, overviewPath } = INVENTORY[noun];
  return (
    <Card aria-label={t(`${noun}.state.title`)} className="divide-y divide-border">
      {first}
      <StatePart title={t(`${noun}.columns.identifiability`)} hint={t(`${noun}.state.identifiability_hint`)}>
        <IdentifiabilityMark value={identifiability} />
      </StatePart>
      {middle}
      <StatePart title={t(`${noun}.columns.chain`)} hint={t(`${noun}.state.chain_hint`)}>
        <ChainSegments chain={chain} />
        <ChainFindings chain={chain} overviewHref={overviewPath(id)} />
      </StatePart>
      <StatePart title={titles.page}>
        <PagePart
          page={page}
          type={`${kind}_page`}
          subject_id={id}
          isWriter={isWriter}
          none={t(`${noun}.state.no_page`)}
        />
      </StatePart>
      {children}
      <ReviewPart title={titles.review} day={review_due_on} none={t(`${noun}.review.none`)} />
    </Card>
  );
}
