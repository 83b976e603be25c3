import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { readAhead } from "#admin/api/query.ts";
import { formatPercent } from "#admin/i18n/format.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordPage } from "#admin/inventory/RecordPage.tsx";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { paths } from "#admin/paths.ts";
import { contentLocale, useContentLocale } from "#admin/session/content-locale.ts";
import { isShared } from "#admin/session/share-limits.ts";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { algorithmQuery } from "./detail/algorithm-query.ts";
import { LifecycleDot } from "./LifecycleDot.tsx";

export const prefetch: Prefetch = (client, { algorithm_id = "" }) =>
  readAhead(client, algorithmQuery(algorithm_id, contentLocale(client)));

export function AlgorithmPage() {
  const { t } = useTranslation();
  const { algorithm_id: id = "" } = useParams();
  const { locale, isPending } = useContentLocale();
  const result = useQuery({ ...algorithmQuery(id, locale), enabled: !isPending });
  const factsOf = ({ reference, publication_category }: AlgorithmDetails) =>
    [reference, t(`algorithms.categories.${publication_category}`)].filter(Boolean).join(" · ");
  const tabsOf = ({ completeness }: AlgorithmDetails) => [
    { href: paths.algorithm(id), label: t("algorithms.tabs.summary") },
    { href: paths.algorithmDetails(id), label: t("algorithms.tabs.details") },
    {
      href: paths.algorithmFactsheet(id),
      label: t("algorithms.tabs.factsheet"),
      count: formatPercent(completeness / 100),
    },
    { href: paths.algorithmDatachain(id), label: t("algorithms.tabs.datachain"), isBranch: true },
    ...(isShared() ? [] : [{ href: paths.algorithmStandards(id), label: t("algorithms.tabs.standards") }]),
  ];
  return (
    <LoadedRecord result={result} failedTitle={t("algorithms.load_failed")} skeleton={<RecordSkeleton />}>
      {({ algorithm }) => (
        <RecordPage
          key={id}
          noun="algorithms"
          record={algorithm}
          locale={locale ?? algorithm.locale}
          status={<LifecycleDot lifecycle={algorithm.lifecycle} />}
          reference={factsOf(algorithm)}
          tabs={tabsOf(algorithm)}
          stamp={[algorithm.chain, algorithm.page]}
        />
      )}
    </LoadedRecord>
  );
}
