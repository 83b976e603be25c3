import { type ReactNode, useId } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { ActivityList } from "#admin/records/ActivityList.tsx";
import { mayCall } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import type { Fallbacks } from "#contract/texts.ts";
import { INVENTORY, type InventoryNoun } from "./inventory-records.ts";
import { Facts, SummaryImage, SummaryText } from "./RecordSummary.tsx";

interface RecordAboutProps {
  noun: InventoryNoun;
  record: { id: string; summary: string | null; fallbacks: Fallbacks };
  locale: string;
  isWriter: boolean;
  /** `alt` is the name of the field that describes it. */
  image: { key: string | null; text: string | null; alt: string; icon: Icon; fit: "object-cover" | "object-contain" };
  words: {
    title: string;
    no_image: string;
    no_alt: string;
    no_summary: string;
    shown_in: (language: string) => string;
  };
  tags: ReactNode;
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Image, summary, tags and facts of a device or algorithm. */
export function RecordAbout({ noun, record, locale, isWriter, image, words, tags, facts }: RecordAboutProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { id, summary, fallbacks } = record;
  const edit = isWriter && (
    <LinkButton size="sm" variant="ghost" href={INVENTORY[noun].detailsPath(id)}>
      {t("common.edit")}
    </LinkButton>
  );
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={words.title} actions={edit} />
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-5">
          <SummaryImage
            image_key={image.key}
            alt={{ text: image.text, fallback: fallbacks[image.alt], locale }}
            icon={image.icon}
            fit={image.fit}
            words={{ none: words.no_image, no_alt: words.no_alt }}
          />
          <div className="min-w-60 flex-1">
            <SummaryText
              summary={{ text: summary, fallback: fallbacks["summary"], locale }}
              words={{ none: words.no_summary, shown_in: words.shown_in }}
            />
            {tags}
          </div>
        </div>
        <Facts facts={facts} />
      </CardBody>
    </Card>
  );
}

interface SummaryPageProps {
  noun: InventoryNoun;
  id: string;
  about: ReactNode;
  state: ReactNode;
  history: { title: string; labelOf: (field: string) => string | undefined };
  /** On narrow screens the state comes before the history. */
  isHistoryLast?: boolean;
}

/** Description, state and history of a record. */
export function SummaryPage({ noun, id, about, state, history, isHistoryLast = false }: SummaryPageProps) {
  const titleId = useId();
  const endpoint = INVENTORY[noun].api.activity;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={isHistoryLast ? "flex min-w-0 flex-col gap-6 max-lg:contents" : "flex min-w-0 flex-col gap-6"}>
        {about}
        {mayCall(endpoint, { id }) && (
          <Card aria-labelledby={titleId} {...(isHistoryLast && { className: "max-lg:order-last" })}>
            <CardHead id={titleId} title={history.title} />
            <CardBody>
              <ActivityList endpoint={endpoint} id={id} labelOf={history.labelOf} />
            </CardBody>
          </Card>
        )}
      </div>
      {state}
    </div>
  );
}
