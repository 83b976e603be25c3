import { useState } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { isToAsk, standingOf } from "#admin/session/approving.ts";
import { useUser } from "#admin/session/queries.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { useApprovalCall, useApprovalRefresh } from "./approval/use-approval-call.ts";
import { useNoteProblem } from "./note-limit.ts";
import { soonAt } from "./site-time.ts";
import { useSiteZone } from "./site-zone.ts";
import { useChanges } from "./use-changes.ts";
import { usePublish } from "./use-publish.ts";
import { useTimeProblem, type When } from "./WhenField.tsx";

const NO_PROBLEMS = { note: undefined, time: undefined };

/** The publish sheet: what it compares, the note and the time, and publishing, asking and taking back. */
export function usePublishForm(isLater: boolean, onClose: () => void) {
  const { t } = useTranslation();
  const zone = useSiteZone();
  const user = useUser();
  const { page } = usePageWork();
  const [written, setNote] = useState<string | undefined>();
  const [chosen, setChosen] = useState<When | undefined>();
  const [isTried, setTried] = useState(false);
  const changes = useChanges();
  const publish = usePublish(onClose);
  const ask = useApprovalCall(approvalsApi.ask, t("approvals.asked"), onClose);
  const takeBack = useApprovalCall(approvalsApi.cancel, t("approvals.take_back.done"), onClose);
  const refresh = useApprovalRefresh();
  const problemOf = useTimeProblem();
  const { data } = changes;
  const standing = data && standingOf(data.approval, user);
  const isAsking = isToAsk(standing);
  // asking again begins with the earlier note
  const note = written ?? (isAsking ? data?.approval?.note : null) ?? "";
  const when = chosen === undefined && isLater ? { at: zone ? soonAt(zone) : null } : (chosen ?? null);
  const problems = { note: useNoteProblem()(note), time: isAsking ? undefined : problemOf(when) };
  const onError = () => void refresh();
  const start = () => {
    for (const one of [publish, ask, takeBack]) one.reset();
  };
  return {
    changes,
    standing,
    calls: { publish, ask, takeBack },
    form: { note, onNote: setNote, when, onWhen: setChosen, problems: isTried ? problems : NO_PROBLEMS },
    send: () => {
      setTried(true);
      if (!data || problems.note || problems.time) return;
      const { digest } = data;
      start();
      const asked = { params: { id: page.id }, body: { note: note.trim() || null, digest } };
      if (isAsking) ask.mutate(asked, { onError });
      else publish.mutate({ when, note: standing === "open" ? undefined : note, digest });
    },
    takeBack: () => {
      start();
      if (data?.approval) takeBack.mutate({ params: { id: data.approval.id } }, { onError });
    },
  };
}
