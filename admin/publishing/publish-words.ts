import { useTranslation, type WordKey } from "#admin/i18n/i18n.ts";
import { standingOf } from "#admin/session/approving.ts";
import { useUser } from "#admin/session/queries.ts";
import type { Page } from "#contract/pages.ts";

/** What the button says where everybody publishes, by what the page is. */
const FREE = {
  draft: "publishing.publish",
  published: "publishing.publish",
  changed: "publishing.publish_changes",
  withdrawn: "publishing.publish_again",
} as const;

/** What it says where a second person approves. */
const WITH_APPROVAL = {
  unasked: "publishing.approval.ask",
  outdated: "publishing.approval.ask_again",
  own: "publishing.approval.waiting",
  open: "publishing.approval.review",
  theirs: "publishing.approval.waiting",
} as const;

/** What the link to the publish sheet says, and whether the next step is somebody else's. */
export function usePublishStep({ state, approval }: Pick<Page, "state" | "approval">) {
  const { t } = useTranslation();
  const standing = standingOf(approval, useUser());
  const key: WordKey = standing === "free" ? FREE[state] : WITH_APPROVAL[standing];
  return { words: t(key), isWaiting: standing === "own" || standing === "theirs" };
}
