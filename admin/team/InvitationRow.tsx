import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Send, Undo2 } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { formatDate } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Invitation, teamApi } from "#contract/team.ts";
import { WithdrawInvitation } from "./WithdrawInvitation.tsx";
import { InvitationLink } from "./InvitationLink.tsx";

const isPast = (time: string) => Date.parse(time) < Date.now();

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const { email, role } = invitation;
  const isExpired = isPast(invitation.expires_at);
  const resend = useCall(teamApi.invite, {
    onSuccess: ({ link }) => link || showToast({ message: t("team.invite.sent", { email }) }),
    onError: (error) => showToast({ message: errorWords(error), tone: "danger" }),
    onSettled: () => invalidate(client, teamApi.invitations),
  });
  const actions = t("team.invitations.actions", { email });

  return (
    <Row>
      <Cell kind="title" className="font-medium [overflow-wrap:anywhere]">
        {email}
      </Cell>
      <Cell label={t("team.columns.role")}>{t(`team.roles.${role}`)}</Cell>
      <Cell label={t("team.columns.sent")} className="text-muted tabular-nums">
        <time dateTime={invitation.created_at}>{formatDate(invitation.created_at)}</time>
      </Cell>
      <Cell label={t("team.columns.expires")} className="text-muted tabular-nums">
        {isExpired ? (
          <Badge tone="warning">{t("team.invitations.expired")}</Badge>
        ) : (
          <time dateTime={invitation.expires_at}>{formatDate(invitation.expires_at)}</time>
        )}
      </Cell>
      <Cell label={t("team.columns.invited_by")} className="text-muted">
        {invitation.invited_by || "–"}
      </Cell>
      <Cell kind="actions">
        <Menu
          placement="bottom end"
          aria-label={actions}
          trigger={<IconButton label={actions} icon={Ellipsis} isPending={resend.isPending} />}
        >
          <MenuItem
            icon={Send}
            onAction={() => resend.mutate({ body: { invitation: { email, role, ui_locale: uiLocale() } } })}
          >
            {t("team.invitations.resend")}
          </MenuItem>
          <MenuItem icon={Undo2} tone="danger" onAction={() => setIsWithdrawing(true)}>
            {t("team.invitations.withdraw")}
          </MenuItem>
        </Menu>
        {resend.data?.link && <InvitationLink {...resend.data} link={resend.data.link} onClose={resend.reset} />}
        {isWithdrawing && <WithdrawInvitation invitation={invitation} onClose={() => setIsWithdrawing(false)} />}
      </Cell>
    </Row>
  );
}
