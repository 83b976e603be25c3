import { useTranslation } from "#admin/i18n/i18n.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { Sentence } from "#admin/ui/Sentence.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { RecentAct, ActivityAction } from "#contract/dashboard.ts";

/** Translation key per action. */
const SENTENCES = {
  "device.created": "created",
  "device.updated": "updated",
  "device.removed": "removed",
  "device.restored": "restored",
  "algorithm.created": "created",
  "algorithm.updated": "updated",
  "algorithm.removed": "removed",
  "algorithm.restored": "restored",
  "organization.created": "created",
  "organization.updated": "updated",
  "organization.removed": "removed",
  "organization.restored": "restored",
  "label.created": "created",
  "label.updated": "updated",
  "label.removed": "removed",
  "label.restored": "restored",
  "location.created": "locations",
  "location.batch_created": "locations",
  "location.updated": "locations",
  "location.removed": "locations",
  "location.restored": "locations",
  "factsheet.updated": "factsheet",
  "datachain.updated": "datachain",
  "import.done": "imported",
  "import.undone": "import_undone",
  "page.created": "page_created",
  "page.updated": "page_updated",
  "page.published": "published",
  "page.withdrawn": "withdrawn",
  "page.removed": "page_removed",
  "page.restored": "page_restored",
  "feedback.reply_published": "answered",
  "sign_batch.created": "printed",
  "suggestion.sent": "suggested",
  "suggestion.accepted": "accepted",
  "suggestion.declined": "declined",
} as const satisfies Record<ActivityAction, string>;

/** A page is named after its subject, so single pages need "page of …"; several are counted as pages anyway. */
const SENTENCES_OF_MANY: Partial<Record<ActivityAction, (typeof SENTENCES)[ActivityAction]>> = {
  "page.created": "created",
  "page.updated": "updated",
  "page.removed": "removed",
  "page.restored": "restored",
};

const sentenceOf = ({ action, count }: RecentAct) => (count > 1 && SENTENCES_OF_MANY[action]) || SENTENCES[action];

/** Link to a record; imports and printed signs have no page of their own. */
const HREFS: Record<RecentAct["subject_type"], (act: RecentAct) => string | undefined> = {
  device: ({ subject_id }) => paths.device(subject_id),
  algorithm: ({ subject_id }) => paths.algorithm(subject_id),
  organization: ({ subject_id }) => paths.organization(subject_id),
  label: ({ subject_name }) => listHref(paths.labels(), { q: subject_name }),
  import: () => undefined,
  signs: () => undefined,
  page: ({ subject_id: id, page_type }) => (page_type ? pagePath({ id, type: page_type }) : undefined),
};

/** Counts, for bulk actions. Imports are always single. */
const COUNTS = {
  device: "devices.list.count",
  algorithm: "algorithms.list.count",
  organization: "organizations.list.count",
  label: "labels.list.count",
  page: "dashboard.activity.pages",
  signs: "dashboard.activity.signs",
} as const;

export function ActSentence({ act, actor }: { act: RecentAct; actor: string }) {
  const { t } = useTranslation();
  return (
    <Sentence
      write={(parts) => t(`dashboard.activity.${sentenceOf(act)}`, parts)}
      parts={{ actor: <b className="font-medium text-text">{actor}</b>, subject: <Subject act={act} /> }}
    />
  );
}

function Subject({ act }: { act: RecentAct }) {
  const { t } = useTranslation();
  if ((act.count > 1 || act.subject_type === "signs") && act.subject_type !== "import")
    return <b className="font-medium text-text">{t(COUNTS[act.subject_type], { count: act.count })}</b>;
  const href = act.is_deleted ? undefined : HREFS[act.subject_type](act);
  if (!href) return <b className="font-medium text-text">{act.subject_name}</b>;
  return (
    <TextLink isInline href={href} className="text-text! decoration-border">
      {act.subject_name}
    </TextLink>
  );
}
