import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import { type PageFinding, publicationsApi } from "#contract/publications.ts";
import { refreshPage } from "./refresh-page.ts";
import { siteTimeWords } from "./moment-words.ts";
import { useSiteZone } from "./site-zone.ts";
import type { When } from "./WhenField.tsx";

type Wanted = { readonly when: When; readonly note: string; readonly digest: string };

type Refused = { readonly findings: readonly PageFinding[] };
const isRefused = (current: unknown): current is Refused =>
  typeof current === "object" && current !== null && "findings" in current && Array.isArray(current.findings);

/** Why publishing failed: the page changed meanwhile, checks found errors, or the request failed. */
export type Refusal =
  | { readonly kind: "changed" }
  | { readonly kind: "errors"; readonly findings: readonly PageFinding[] }
  | { readonly kind: "failed"; readonly error: unknown };

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { kind: "failed", error };
  const { code, current } = error.body;
  if (code === "conflict") return { kind: "changed" };
  if (code !== "page_has_errors" || !isRefused(current)) return { kind: "failed", error };
  return { kind: "errors", findings: current.findings };
}

/** Publishes the reviewed changes, now or later. If refused, loads the current changes. */
export function usePublish(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const zone = useSiteZone();
  const { page } = usePageWork();
  const params = { id: page.id };
  const send = useMutation({
    mutationFn: async ({ when, note, digest }: Wanted) => {
      const body = { note: note.trim() || null, digest };
      if (!when?.at) {
        const { publication } = await call(publicationsApi.publish, { params, body });
        return t("publishing.sheet.done", { number: publication.number });
      }
      const planned = { ...body, action: "publish" as const, at: when.at };
      const { schedule } = await call(publicationsApi.schedule, { params, body: planned });
      return t("publishing.sheet.done_scheduled", { when: siteTimeWords(schedule.at, zone) });
    },
    onSuccess: async (message) => {
      await refreshPage(client, page);
      showToast({ message });
      onDone();
    },
    onError: (error) => {
      if (refusalOf(error).kind !== "failed") void invalidate(client, publicationsApi.changes);
    },
  });
  return { ...send, refusal: send.isError ? refusalOf(send.error) : undefined };
}
