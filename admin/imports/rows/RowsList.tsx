import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListSearch } from "#admin/lists/ListSearch.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Chip } from "#admin/ui/Chip.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { type Import, importsApi, VERDICTS } from "#contract/imports.ts";
import { useRowFilters } from "./row-filters.ts";
import { RowsTable } from "./RowsTable.tsx";

/** The rows of a file with their verdicts and problems. */
export function RowsList({ ours }: { ours: Import }) {
  const { t } = useTranslation();
  const id = useId();
  const { list, verdicts, problems, toggleVerdict, toggleProblem } = useRowFilters();
  const asked = {
    sort: list.sort,
    page: list.page,
    per_page: list.perPage,
    ...(list.q && { q: list.q }),
    ...(verdicts.length > 0 && { verdict: verdicts }),
    ...(problems.length > 0 && { problem: problems }),
  };
  const result = useQuery({
    ...query(importsApi.rows, { params: { id: ours.id }, query: asked }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { rows, meta } = result.data ?? {};
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-bold">
        {t("imports.rows.title")}
      </h2>
      <div role="search" aria-labelledby={id} className="mb-3 flex flex-wrap items-center gap-2">
        <ListSearch noun="imports" list={list} />
        <div role="group" aria-label={t("imports.rows.filter")} className="flex min-w-0 flex-wrap gap-2">
          {VERDICTS.filter((verdict) => ours.counts[verdict]).map((verdict) => (
            <Chip
              key={verdict}
              isOn={verdicts.includes(verdict)}
              aria-pressed={verdicts.includes(verdict)}
              onPress={() => toggleVerdict(verdict)}
            >
              {t("imports.rows.chip", { verdict: t(`imports.verdict.${verdict}`), count: ours.counts[verdict] ?? 0 })}
            </Chip>
          ))}
        </div>
        {problems.map((code) => (
          <Button key={code} size="sm" aria-pressed onPress={() => toggleProblem(code)}>
            {t(`imports.problem.${code}`)}
          </Button>
        ))}
        {list.isFiltered && (
          <Button variant="ghost" size="sm" onPress={list.clear}>
            {t("imports.list.clear_filters")}
          </Button>
        )}
        <p role="status" className="ms-auto text-sm text-muted tabular-nums">
          {meta && t("imports.list.count", { count: meta.total_count })}
        </p>
      </div>
      <ListCard
        noun="imports"
        list={list}
        result={result}
        shown={rows?.length}
        total={meta?.total_count}
        empty={<EmptyState title={t("imports.list.nothing_title")}>{t("imports.run.nothing")}</EmptyState>}
      >
        <RowsTable ours={ours} rows={rows} isBusy={result.isFetching} />
      </ListCard>
    </section>
  );
}
