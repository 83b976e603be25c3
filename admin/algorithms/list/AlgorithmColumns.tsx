import { formatDate } from "#admin/i18n/format.ts";
import { ChainSegments } from "#admin/inventory/ChainSegments.tsx";
import { IdentifiabilityMark } from "#admin/inventory/IdentifiabilityMark.tsx";
import { LabelTags } from "#admin/inventory/LabelTags.tsx";
import { PageLink } from "#admin/inventory/PageLink.tsx";
import { ReviewDue } from "#admin/inventory/ReviewDue.tsx";
import { TitleCell } from "#admin/inventory/TitleCell.tsx";
import { type Column, columnIds, usualIds } from "#admin/lists/ListTable.tsx";
import { paths } from "#admin/paths.ts";
import type { Algorithm } from "#contract/algorithms.ts";
import { AlgorithmMenu } from "../AlgorithmMenu.tsx";
import { CompletenessBar } from "../CompletenessBar.tsx";
import { LifecycleDot } from "../LifecycleDot.tsx";
import type { Sortable } from "./algorithm-list.ts";

export const algorithmTitle = ({ id, name, reference }: Algorithm) => (
  <TitleCell name={name} reference={reference} href={paths.algorithm(id)} />
);
export const algorithmMenu = (algorithm: Algorithm) => <AlgorithmMenu algorithm={algorithm} hasOpen />;

const column = <Id extends string>(entry: Column<Algorithm, Id, Sortable>) => ({
  ...entry,
  className: "break-words md:min-w-24",
});

/** Beside the name. */
export const ALGORITHM_COLUMNS = [
  column({
    id: "lifecycle",
    value: ({ lifecycle }) => <LifecycleDot lifecycle={lifecycle} />,
    sort: "lifecycle",
    isUsual: true,
  }),
  column({
    id: "publication_category",
    value: ({ publication_category }, t) => t(`algorithms.categories.${publication_category}`),
    isUsual: true,
    rank: 1,
  }),
  column({ id: "deployer", value: ({ deployer }) => deployer?.name ?? null, isUsual: true, rank: 2 }),
  column({ id: "identifiability", value: ({ identifiability }) => <IdentifiabilityMark value={identifiability} /> }),
  column({
    id: "completeness",
    value: ({ completeness }) => <CompletenessBar percent={completeness} />,
    sort: "completeness",
    isUsual: true,
    width: 116,
  }),
  column({ id: "chain", value: ({ chain }) => <ChainSegments chain={chain} />, isUsual: true, width: 152 }),
  column({
    id: "page",
    value: ({ page }, t) =>
      page ? (
        <PageLink page={page} type="algorithm_page" />
      ) : (
        <span className="text-muted">{t("algorithms.no_page")}</span>
      ),
    isUsual: true,
  }),
  column({
    id: "review_due_on",
    value: ({ review_due_on }) => (review_due_on ? <ReviewDue day={review_due_on} /> : null),
    sort: "review_due_on",
    isUsual: true,
    width: 128,
  }),
  column({ id: "department", value: ({ department }) => department }),
  column({ id: "label", value: ({ labels }) => (labels.length ? <LabelTags labels={labels} /> : null) }),
  column({
    id: "updated_at",
    value: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(updated_at)}</time>,
    sort: "updated_at",
    width: 120,
  }),
] as const;

export const COLUMNS = columnIds(ALGORITHM_COLUMNS);
export const USUAL_COLUMNS = usualIds(ALGORITHM_COLUMNS);
