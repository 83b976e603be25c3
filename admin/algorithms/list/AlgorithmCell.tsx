import type { ReactNode } from "react";
import { formatDate } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { ChainSegments } from "#admin/inventory/ChainSegments.tsx";
import { IdentifiabilityMark } from "#admin/inventory/IdentifiabilityMark.tsx";
import { LabelTags } from "#admin/inventory/LabelTags.tsx";
import { PageLink } from "#admin/inventory/PageLink.tsx";
import { ReviewDue } from "#admin/inventory/ReviewDue.tsx";
import { Cell } from "#admin/ui/Table.tsx";
import type { Algorithm } from "#contract/algorithms.ts";
import { CompletenessBar } from "../CompletenessBar.tsx";
import { LifecycleDot } from "../LifecycleDot.tsx";
import type { Column } from "./algorithm-columns.ts";

interface CellProps {
  column: Column;
  algorithm: Algorithm;
}

/** What stands in each column; nothing where there is nothing to say. */
const VALUES: Record<Column, (algorithm: Algorithm, t: Translate) => ReactNode> = {
  lifecycle: ({ lifecycle }) => <LifecycleDot lifecycle={lifecycle} />,
  publication_category: ({ publication_category }, t) => t(`algorithms.categories.${publication_category}`),
  deployer: ({ deployer }) => deployer?.name ?? null,
  identifiability: ({ identifiability }) => <IdentifiabilityMark value={identifiability} />,
  completeness: ({ completeness }) => <CompletenessBar percent={completeness} />,
  chain: ({ chain }) => <ChainSegments chain={chain} />,
  page: ({ page }, t) =>
    page ? (
      <PageLink page={page} type="algorithm_page" />
    ) : (
      <span className="text-muted">{t("algorithms.no_page")}</span>
    ),
  review_due_on: ({ review_due_on }) => (review_due_on ? <ReviewDue day={review_due_on} /> : null),
  department: ({ department }) => department,
  label: ({ labels }) => (labels.length ? <LabelTags labels={labels} /> : null),
  updated_at: ({ updated_at }) => <time dateTime={updated_at}>{formatDate(updated_at)}</time>,
};

/** One value of an algorithm. On a card an empty one is left out. */
export function AlgorithmCell({ column, algorithm }: CellProps) {
  const { t } = useTranslation();
  const value = VALUES[column](algorithm, t);
  return (
    <Cell
      {...(value !== null && { label: t(`algorithms.columns.${column}`) })}
      className={value === null ? "max-md:hidden!" : "break-words md:min-w-24"}
    >
      {value}
    </Cell>
  );
}
