import { useTranslation } from "#admin/i18n/i18n.ts";
import { isToAsk, isToPublish, standingOf } from "#admin/session/approving.ts";
import { useAsked } from "#admin/session/asked.ts";
import { useUser } from "#admin/session/queries.ts";

/** What publishing several pages does with one of them: `wait` leaves it to somebody else. */
export type PublishStep = "publish" | "ask" | "wait";

const STEPS = ["publish", "ask", "wait"] as const;

/** What publishing several pages would do with each, where a second person approves. */
export function usePublishSteps(page_ids: readonly string[]) {
  const user = useUser();
  const asked = useAsked();
  const stepOf = (id: string): PublishStep => {
    const standing = standingOf(asked.data?.get(id), user);
    if (isToPublish(standing)) return "publish";
    return isToAsk(standing) ? "ask" : "wait";
  };
  const steps = page_ids.map(stepOf);
  const [publish, ask, wait] = STEPS.map((step) => steps.filter((one) => one === step).length);
  const isOn = user?.approved_by !== undefined;
  return {
    isOn,
    stepOf,
    counts: { publish: publish ?? 0, ask: ask ?? 0, wait: wait ?? 0 },
    /** What waits, to load before anything is decided. */
    asked: isOn ? asked : undefined,
  };
}

/** "Approve and publish 2 pages", "Publish 2, ask for 3" */
export function useStepWords() {
  const { t } = useTranslation();
  return ({ publish, ask }: Readonly<Record<PublishStep, number>>) => {
    if (publish > 0 && ask > 0) return t("approvals.many.confirm_both", { publish, ask });
    if (ask > 0) return t("approvals.many.confirm_ask", { count: ask });
    return t("approvals.many.confirm_publish", { count: publish });
  };
}
