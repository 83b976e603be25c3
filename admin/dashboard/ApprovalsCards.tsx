import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronRight, X } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { canApprove } from "#admin/session/approving.ts";
import { useUser } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Approval, approvalsApi } from "#contract/approvals.ts";
import { useLogged } from "./use-logged.ts";

const AT_FIRST = 5;
const MOST = 1000;

/** What others ask this person to approve, and what was sent back to them. Nothing if there is nothing. */
export function ApprovalsCards() {
  const isApprover = canApprove(useUser());
  return (
    <>
      {isApprover && <WaitingCard />}
      <SentBackCard />
    </>
  );
}

function useApprovals(state: "waiting" | "sent_back", asked_by: "me" | "others") {
  const { data, error } = useQuery({
    ...query(approvalsApi.list, { query: { state, asked_by, per_page: MOST } }),
    staleTime: 0,
  });
  useLogged(`approvals ${state}`, error);
  return data?.approvals ?? [];
}

/** The page or the report. */
const subjectPath = ({ page_id, report_id, type }: Approval) =>
  page_id !== null && type !== "yearly_report" ? pagePath({ id: page_id, type }) : paths.report(report_id ?? "");
const reviewPath = (approval: Approval) =>
  approval.page_id === null ? subjectPath(approval) : `${subjectPath(approval)}?publish`;

function WaitingCard() {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const approvals = useApprovals("waiting", "others");
  const count = approvals.length;
  if (count === 0) return null;
  return (
    <Card aria-labelledby="to-approve">
      <CardHead id="to-approve" title={t("approvals.dashboard.waiting")} count={formatNumber(count)} />
      <ul className="divide-y divide-border">
        {(isWhole ? approvals : approvals.slice(0, AT_FIRST)).map((approval) => (
          <Waiting key={approval.id} approval={approval} />
        ))}
      </ul>
      {!isWhole && count > AT_FIRST && (
        <CardFoot>
          <Button size="sm" variant="ghost" onPress={() => setWhole(true)}>
            {t("approvals.dashboard.all", { count })}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

function Waiting({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  const said = { name: approval.asked_by ?? t("approvals.somebody"), when: formatRelative(approval.asked_at) };
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 last:rounded-b-lg hover:bg-bg">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {/* the link covers the whole row */}
        <TextLink href={reviewPath(approval)} className="text-text! after:absolute after:inset-0">
          {approval.title}
          <span className="sr-only">: {t("approvals.dashboard.review")}</span>
        </TextLink>
        <p className="text-sm text-muted">
          {t(approval.is_outdated ? "approvals.dashboard.outdated" : "approvals.dashboard.asked", said)}
        </p>
      </div>
      <span aria-hidden="true" className="flex flex-none items-center gap-1 text-sm font-medium">
        {t("approvals.dashboard.review")}
        <ChevronRight size={16} className="flex-none text-subtle rtl:-scale-x-100" />
      </span>
    </li>
  );
}

function SentBackCard() {
  const { t } = useTranslation();
  const approvals = useApprovals("sent_back", "me");
  if (approvals.length === 0) return null;
  return (
    <Card aria-labelledby="sent-back">
      <CardHead id="sent-back" title={t("approvals.dashboard.sent_back")} count={formatNumber(approvals.length)} />
      <ul className="divide-y divide-border">
        {approvals.map((approval) => (
          <SentBack key={approval.id} approval={approval} />
        ))}
      </ul>
    </Card>
  );
}

function SentBack({ approval }: { approval: Approval }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id, title, remark, decided_by, decided_at } = approval;
  const dismiss = useCall(approvalsApi.cancel, {
    onSuccess: async () => {
      await invalidate(client, approvalsApi.list);
      showToast({ message: t("approvals.dashboard.dismissed") });
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("approvals.dashboard.dismiss_failed")} ${errorWords(error)}` }),
  });
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5 last:rounded-b-lg">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <TextLink href={subjectPath(approval)} className="text-text!">
          {title}
        </TextLink>
        <p className="text-sm text-muted">
          {t("approvals.dashboard.returned", {
            name: decided_by ?? t("approvals.somebody"),
            when: decided_at === null ? "" : formatRelative(decided_at),
            remark: remark ?? "",
          })}
        </p>
      </div>
      <IconButton
        size="sm"
        icon={X}
        label={t("approvals.dashboard.dismiss", { page: title })}
        isPending={dismiss.isPending}
        onPress={() => dismiss.mutate({ params: { id } })}
      />
    </li>
  );
}
