import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Datachain, deviceChainApi } from "#contract/datachains.ts";
import type { Input } from "#contract/endpoint.ts";
import { type ChainSubject, listsOf } from "../chain-subject.ts";

type StartInput = Input<typeof deviceChainApi.start>["body"]["start"];

/** Losses to report separately: the checks see only the chain, so they cannot find these. */
const DROPPED = {
  TITLES_DROPPED: "datachains.start.titles_dropped",
  DESCRIPTION_DROPPED: "datachains.start.description_dropped",
  LINKED_INSTANCES_DROPPED: "datachains.start.links_dropped",
} as const;

function describeProblems(problems: readonly { readonly code: string }[], t: Translate) {
  const codes = new Set(problems.map(({ code }) => code));
  const count = problems.filter(({ code }) => !Object.hasOwn(DROPPED, code)).length;
  const dropped = Object.entries(DROPPED).flatMap(([code, key]) => (codes.has(code) ? [t(key)] : []));
  return [...(count ? [t("datachains.start.problems", { count })] : []), ...dropped].join(" ");
}

/** Replaces the chain and opens the builder. */
export function useStart(subject: ChainSubject, { lock_version }: Datachain, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const params = { id: subject.id };
  const call = useCall(subject.chainApi.start, {
    onSuccess: (answer) => {
      client.setQueryData(query(subject.chainApi.get, { params }).queryKey, { datachain: answer.datachain });
      for (const list of listsOf(subject)) void invalidate(client, list);
      if (answer.problems.length) showToast({ tone: "danger", message: describeProblems(answer.problems, t) });
      else showToast({ message: t("datachains.start.done") });
      onDone();
      void navigate(subject.paths.builder);
    },
    // someone else saved first: reload, so that the next attempt has the current version
    onError: () => void invalidate(client, subject.chainApi.get),
  });
  return {
    error: call.error,
    isPending: call.isPending,
    start: (start: StartInput) => call.mutate({ params, body: { start, lock_version } }),
  };
}
export type Start = ReturnType<typeof useStart>;
