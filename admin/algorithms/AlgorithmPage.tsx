import { useQuery } from "@tanstack/react-query";
import { Workflow } from "lucide-react";
import { Outlet, useLocation, useNavigate, useParams } from "react-router";
import { readAhead } from "#admin/api/query.ts";
import { formatPercent } from "#admin/i18n/format.ts";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { ProgressLine } from "#admin/inventory/ProgressLine.tsx";
import { RecordHead } from "#admin/inventory/RecordHead.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { ShareButton } from "#admin/records/share/ShareButton.tsx";
import { paths } from "#admin/paths.ts";
import { contentLocale, useContentLocale } from "#admin/session/content-locale.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import type { AlgorithmDetails } from "#contract/algorithms.ts";
import { sharedParts } from "#contract/share-scope.ts";
import { AlgorithmMenu } from "./AlgorithmMenu.tsx";
import { type AlgorithmContext, algorithmQuery } from "./detail/algorithm-context.ts";
import { LifecycleDot } from "./LifecycleDot.tsx";

export const prefetch: Prefetch = (client, { algorithm_id = "" }) =>
  readAhead(client, algorithmQuery(algorithm_id, contentLocale(client)));

/** One algorithm: a frame with tabs, which hands the algorithm in the content language to the tab. */
export function AlgorithmPage() {
  const { t } = useTranslation();
  const { algorithm_id: id = "" } = useParams();
  const { locale, isPending } = useContentLocale();
  const result = useQuery({ ...algorithmQuery(id, locale), enabled: !isPending });
  return (
    <LoadedRecord result={result} failedTitle={t("algorithms.load_failed")} skeleton={<RecordSkeleton />}>
      {({ algorithm }) => <Loaded key={id} algorithm={algorithm} locale={locale ?? algorithm.locale} />}
    </LoadedRecord>
  );
}

function Loaded({ algorithm, locale }: { algorithm: AlgorithmDetails; locale: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const [part = "details"] = sharedParts(useLocation().pathname);
  useNamedPage(algorithm.name);
  const facts = [algorithm.reference, t(`algorithms.categories.${algorithm.publication_category}`)].filter(Boolean);

  return (
    <>
      <RecordHead
        name={algorithm.name}
        status={<LifecycleDot lifecycle={algorithm.lifecycle} />}
        reference={facts.join(" · ")}
        actions={
          isWriter && (
            <>
              <ShareButton subject={{ type: "algorithm", id: algorithm.id }} part={part} name={algorithm.name} />
              <AlgorithmMenu algorithm={algorithm} onRemoved={() => void navigate(paths.algorithms())} />
              <LinkButton icon={Workflow} href={paths.algorithmBuilder(algorithm.id)}>
                {algorithm.chain ? t("algorithms.edit_chain") : t("algorithms.begin_chain")}
              </LinkButton>
            </>
          )
        }
        tabsLabel={t("algorithms.one")}
        tabs={useTabs(algorithm)}
      />
      <div className="mt-5 flex flex-col gap-5">
        <ProgressLine
          kind="algorithm"
          id={algorithm.id}
          stamp={JSON.stringify([algorithm.chain, algorithm.page])}
          isWriter={isWriter}
        />
        <Outlet context={{ algorithm, locale, isWriter } satisfies AlgorithmContext} />
      </div>
    </>
  );
}

function useTabs({ id, completeness }: AlgorithmDetails) {
  const { t } = useTranslation();
  const tabs = [
    { href: paths.algorithm(id), label: t("algorithms.tabs.summary") },
    { href: paths.algorithmDetails(id), label: t("algorithms.tabs.details") },
    {
      href: paths.algorithmFactsheet(id),
      label: t("algorithms.tabs.factsheet"),
      count: formatPercent(completeness / 100),
    },
    { href: paths.algorithmDatachain(id), label: t("algorithms.tabs.datachain"), isBranch: true },
  ];
  return tabs.filter(({ href }) => mayOpen(href));
}
