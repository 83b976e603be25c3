import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet } from "react-router";
import { statusOf } from "#admin/api/status.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useTaxonomy } from "#admin/inventory/use-taxonomy.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { ConflictGate } from "#admin/records/conflict/ConflictGate.tsx";
import { Missing } from "#admin/records/LoadedRecord.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import { chainQuery, useChainSubject, useSubject } from "./chain-subject.ts";
import { useChainWork } from "./chain-work.ts";
import { ChainHead } from "./ChainHead.tsx";
import { ChainSkeleton } from "./ChainSkeleton.tsx";
import { useClashWords } from "./clash-words.ts";
import { LoadedChain } from "./LoadedChain.tsx";

export { prefetchChain as prefetch } from "./chain-subject.ts";

/** Everything one chain needs, read before its pages are drawn: they share one document that saves itself. */
export function ChainFrame() {
  const { t } = useTranslation();
  const subject = useChainSubject();
  const named = useSubject(subject);
  const chain = useQuery(chainQuery(subject));
  const taxonomy = useTaxonomy(chain.data?.datachain.taxonomy_id);
  const failed = [named, chain, taxonomy].find(({ isError, data }) => isError && data === undefined);
  // guests of a share link read the chain on its tab
  if (isShared()) return <Navigate to={subject.paths.start} replace />;
  if (failed && failed !== taxonomy && statusOf(failed.error) === 404) return <Missing />;
  if (failed)
    return <LoadFailure result={failed} title={t("datachains.load_failed")} kept={t("datachains.load_kept")} />;
  if (!named.record || !chain.data || !taxonomy.data) return <ChainSkeleton />;
  return (
    <LoadedChain
      key={`${subject.id}:${taxonomy.data.taxonomy.id}`}
      subject={subject}
      name={named.record.name}
      datachain={chain.data.datachain}
      taxonomy={taxonomy.data.taxonomy}
    >
      <ChainScreen />
    </LoadedChain>
  );
}

/** The pages of the chain, or what two people wrote at its same places. */
function ChainScreen() {
  const { saver } = useChainWork();
  return (
    <ConflictGate saver={saver} words={useClashWords()} head={<ChainHead at="overview" />}>
      <Outlet />
    </ConflictGate>
  );
}
