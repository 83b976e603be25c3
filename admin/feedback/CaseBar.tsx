import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Ban, Check, ChevronDown, ChevronUp } from "lucide-react";
import { query } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Select } from "#admin/ui/Select.tsx";
import {
  CASE_STATUSES,
  COMPLAINT_FILTERS,
  ENDED_CASES,
  type FeedbackDetail,
  feedbackApi,
  isUndecided,
} from "#contract/feedback.ts";
import type { Steps } from "./steps.ts";
import type { Case } from "./use-case.ts";

type CaseBarProps = {
  response: FeedbackDetail;
  steps: Steps;
  work: Case;
  isEditor: boolean;
  /** Undefined if it cannot be closed. */
  onClose: (() => void) | undefined;
};

/** Status, assignee, and links to the neighbours. */
export function CaseBar({ response, steps: { newer, older, go }, work, isEditor, onClose }: CaseBarProps) {
  const { t } = useTranslation();
  const { close } = useOpened("response");
  const isSpam = response.case_status === "spam";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton className="lg:hidden" icon={ArrowLeft} label={t("feedback.back")} onPress={close} />
      {response.case_status && <StatusSelect response={response} work={work} isEditor={isEditor} />}
      {(response.case_status || response.is_complaint !== null) && (
        <ComplaintSelect response={response} work={work} isEditor={isEditor} />
      )}
      {response.case_status && <AssigneeSelect response={response} work={work} isEditor={isEditor} />}
      <div className="ms-auto flex gap-1">
        {onClose && <IconButton icon={Check} label={t("feedback.close")} shortcut="E" onPress={onClose} />}
        <IconButton
          icon={ChevronUp}
          label={t("feedback.newer")}
          shortcut="K"
          isDisabled={!newer}
          onPress={() => newer && go(newer)}
        />
        <IconButton
          icon={ChevronDown}
          label={t("feedback.older")}
          shortcut="J"
          isDisabled={!older}
          onPress={() => older && go(older)}
        />
        {isEditor && (
          <IconButton
            icon={Ban}
            label={t(isSpam ? "feedback.not_spam" : "feedback.mark_spam")}
            isDisabled={work.isPending}
            onPress={() => work.change({ case_status: isSpam ? "new" : "spam" })}
          />
        )}
      </div>
    </div>
  );
}

type SelectProps = Pick<CaseBarProps, "response" | "work" | "isEditor">;

/** A mistake ends with a decision about it, in its card. */
const statusesFor = (response: FeedbackDetail) =>
  CASE_STATUSES.filter(
    (status) =>
      status === response.case_status || !isUndecided(response) || !ENDED_CASES.some((ended) => ended === status),
  );

function StatusSelect({ response, work, isEditor }: SelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t("feedback.change_status")}
      isLabelHidden
      className="min-w-32"
      isDisabled={!isEditor || work.isPending}
      options={statusesFor(response).map((id) => ({ id, label: t(`feedback.status.${id}`) }))}
      value={response.case_status}
      onChange={(case_status) => work.change({ case_status })}
    />
  );
}

/** Yearly reports count complaints, so a person decides. */
function ComplaintSelect({ response, work, isEditor }: SelectProps) {
  const { t } = useTranslation();
  const { is_complaint } = response;
  return (
    <Select
      label={t("feedback.complaint")}
      isLabelHidden
      className="min-w-36"
      isDisabled={!isEditor || work.isPending}
      options={COMPLAINT_FILTERS.map((id) => ({ id, label: t(`feedback.complaints.${id}`) }))}
      value={is_complaint === null ? "unsorted" : is_complaint ? "yes" : "no"}
      onChange={(id) => work.change({ is_complaint: id === "unsorted" ? null : id === "yes" })}
    />
  );
}

const NOBODY = "nobody";

function AssigneeSelect({ response, work, isEditor }: SelectProps) {
  const { t } = useTranslation();
  const { assignee } = response;
  const people = useQuery(query(feedbackApi.people, {})).data?.people ?? [];
  // keep showing an assignee who has left the team
  const known = assignee && !people.some(({ id }) => id === assignee.id) ? [assignee, ...people] : people;
  return (
    <Select
      label={t("feedback.assign")}
      isLabelHidden
      className="min-w-40"
      isDisabled={!isEditor || work.isPending}
      options={[
        { id: NOBODY, label: t("feedback.unassigned") },
        ...known.map(({ id, name }) => ({ id, label: name, mark: <Avatar name={name} isDecorative /> })),
      ]}
      value={assignee?.id ?? NOBODY}
      onChange={(id) => work.change({ assignee_id: id === NOBODY ? null : id })}
    />
  );
}
