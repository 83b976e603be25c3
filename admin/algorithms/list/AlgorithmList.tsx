import { query } from "#admin/api/query.ts";
import { recordList } from "#admin/inventory/record-list.ts";
import { recordCells } from "#admin/inventory/RecordCells.tsx";
import type { Column } from "#admin/lists/ListTable.tsx";
import { type Algorithm, algorithmsApi } from "#contract/algorithms.ts";
import { REVIEW_DUE } from "#contract/devices.ts";
import type { Input } from "#contract/endpoint.ts";
import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { CompletenessBar } from "../CompletenessBar.tsx";
import { LifecycleDot } from "../LifecycleDot.tsx";

const SORTS = ["name", "reference", "lifecycle", "completeness", "review_due_on", "updated_at", "created_at"] as const;
type Sortable = (typeof SORTS)[number];

type Wanted = Omit<Input<typeof algorithmsApi.list>["query"], "page" | "per_page" | "id" | "sort">;

const shared = recordCells("algorithms");

/** Beside the name. */
const COLUMNS: readonly Column<Algorithm, string, Sortable>[] = [
  {
    id: "lifecycle",
    value: ({ lifecycle }) => <LifecycleDot lifecycle={lifecycle} />,
    sort: "lifecycle",
    isUsual: true,
  },
  {
    id: "publication_category",
    value: ({ publication_category }, t) => t(`algorithms.categories.${publication_category}`),
    isUsual: true,
    rank: 1,
  },
  { id: "deployer", value: ({ deployer }) => deployer?.name ?? null, isUsual: true, rank: 2 },
  { id: "identifiability", value: shared.identifiability },
  {
    id: "completeness",
    value: ({ completeness }) => <CompletenessBar percent={completeness} />,
    sort: "completeness",
    isUsual: true,
    width: 116,
  },
  { id: "chain", value: shared.chain, isUsual: true, width: 152 },
  { id: "page", value: shared.page, isUsual: true },
  { id: "review_due_on", value: shared.review_due_on, sort: "review_due_on", isUsual: true, width: 128 },
  { id: "department", value: shared.department },
  { id: "label", value: shared.label },
  { id: "updated_at", value: shared.updated_at, sort: "updated_at", width: 120 },
];

export const ALGORITHM_LIST = recordList({
  sorts: SORTS,
  columns: COLUMNS.map((entry) => ({ ...entry, className: "break-words md:min-w-24" })),
  lists: ["lifecycle", "publication_category", "organization", "theme", "label", "review_due"],
  flags: ["has_page", "has_errors"],
  known: {
    lifecycle: LIFECYCLES,
    publication_category: PUBLICATION_CATEGORIES,
    theme: THEMES,
    review_due: REVIEW_DUE,
  },
  read: (wanted: Wanted) => query(algorithmsApi.list, { query: wanted }),
});
export type Filter = (typeof ALGORITHM_LIST)["filters"][number];
