import { useQuery } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { statusOf } from "#admin/api/status.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useTaxonomy } from "#admin/inventory/use-taxonomy.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { ConflictGate } from "#admin/records/conflict/ConflictGate.tsx";
import { Missing } from "#admin/records/LoadedRecord.tsx";
import { isShared } from "#admin/session/share-limits.ts";
import type { Datachain } from "#contract/datachains.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { chainQuery, useChainSubject, useSubject } from "./chain-subject.ts";
import { useChainWork } from "./chain-work.ts";
import { ChainHead } from "./ChainHead.tsx";
import { ChainSkeleton } from "./ChainSkeleton.tsx";
import { useClashWords } from "./clash-words.ts";
import { LoadedChain } from "./LoadedChain.tsx";
import { SharedChain } from "./SharedChain.tsx";

export { prefetchChain as prefetch } from "./chain-subject.ts";

/** Loads everything a chain's pages need: they share one document that saves itself. */
export function ChainFrame() {
  const { t } = useTranslation();
  const subject = useChainSubject();
  const named = useSubject(subject);
  const chain = useQuery(chainQuery(subject));
  const taxonomy = useTaxonomy(chain.data?.datachain.taxonomy_id);
  const failed = [named, chain, taxonomy].find(({ isError, data }) => isError && data === undefined);
  if (failed && failed !== taxonomy && statusOf(failed.error) === 404) return <Missing />;
  if (failed)
    return <LoadFailure result={failed} title={t("datachains.load_failed")} kept={t("datachains.load_kept")} />;
  if (!named.record || !chain.data || !taxonomy.data) return <ChainSkeleton />;
  const { datachain } = chain.data;
  if (isShared())
    return <GuestScreen name={named.record.name} datachain={datachain} taxonomy={taxonomy.data.taxonomy} />;
  return (
    <LoadedChain
      key={`${subject.id}:${taxonomy.data.taxonomy.id}`}
      subject={subject}
      name={named.record.name}
      datachain={datachain}
      taxonomy={taxonomy.data.taxonomy}
    >
      <ChainScreen />
    </LoadedChain>
  );
}

type GuestScreenProps = { name: string; datachain: Datachain; taxonomy: Taxonomy };

/** Guests of a share link get a read-only chain on any of its pages. */
function GuestScreen({ name, datachain, taxonomy }: GuestScreenProps) {
  return (
    <div className="flex flex-col gap-5 p-4">
      <h1 className="text-xl font-bold [overflow-wrap:anywhere]">{name}</h1>
      <SharedChain datachain={datachain} taxonomy={taxonomy} />
    </div>
  );
}

/** The pages of the chain, or the conflict view. */
function ChainScreen() {
  const { saver } = useChainWork();
  return (
    <ConflictGate saver={saver} words={useClashWords()} head={<ChainHead at="overview" />}>
      <Outlet />
    </ConflictGate>
  );
}
