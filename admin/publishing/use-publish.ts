import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useGuideClosed } from "#admin/session/guide-closed.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { publicationsApi } from "#contract/publications.ts";
import { useApprovalRefresh } from "./approval/use-approval-call.ts";
import { refreshPage } from "./refresh-page.ts";
import { refusalOf } from "./refusal.ts";
import { siteTimeWords } from "#admin/i18n/site-time-words.ts";
import { useSiteZone } from "./site-zone.ts";
import type { When } from "./WhenField.tsx";

type Wanted = {
  readonly when: When;
  /** Undefined to approve what was asked for: its note is part of that. */
  readonly note: string | undefined;
  readonly digest: string;
};

/** Publishes the reviewed changes, now or later. If refused, loads the current changes. */
export function usePublish(onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const zone = useSiteZone();
  const isClosed = useGuideClosed();
  const { page } = usePageWork();
  const params = { id: page.id };
  const refreshApproval = useApprovalRefresh();
  const send = useMutation({
    mutationFn: async ({ when, note, digest }: Wanted) => {
      const body = { ...(note !== undefined && { note: note.trim() || null }), digest };
      if (!when?.at) {
        const { publication } = await call(publicationsApi.publish, { params, body });
        return t(isClosed ? "publishing.sheet.done_closed" : "publishing.sheet.done", { number: publication.number });
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
      const { kind } = refusalOf(error);
      if (kind === "approval") void refreshApproval();
      else if (kind !== "failed") void invalidate(client, publicationsApi.changes);
    },
  });
  return send;
}
