import { Ellipsis, ShieldOff, UserMinus } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import type { Member } from "#contract/team.ts";
import { MemberRole } from "./MemberRole.tsx";
import { RemoveMember } from "./RemoveMember.tsx";
import { ResetSecondStep } from "./ResetSecondStep.tsx";

interface MemberRowProps {
  member: Member;
  isMe: boolean;
  /** The reader's own address. */
  myEmail: string;
  customer: string;
}

export function MemberRow({ member, isMe, myEmail, customer }: MemberRowProps) {
  const { t } = useTranslation();
  const [isResetting, setIsResetting] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const name = member.name || member.email;

  return (
    <Row>
      <Cell kind="title">
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={name} isDecorative size="lg" />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 font-medium [overflow-wrap:anywhere]">
            {name}
            {isMe && <Badge>{t("team.members.you")}</Badge>}
            {member.is_break_glass && <Badge tone="warning">{t("team.members.break_glass")}</Badge>}
            {member.admin && <Badge tone="info">{t("team.members.administrator")}</Badge>}
          </span>
        </span>
      </Cell>
      <Cell label={t("team.columns.email")} className="text-muted [overflow-wrap:anywhere]">
        {member.email}
      </Cell>
      <Cell label={t("team.columns.role")}>
        {member.role_group === null ? (
          <MemberRole member={member} isMe={isMe} />
        ) : (
          <span title={t("team.members.role_locked")}>
            {t(`team.roles.${member.role}`)}
            <span className="block text-sm text-muted [overflow-wrap:anywhere]">
              {member.role_group
                ? t("team.members.role_from", { group: member.role_group })
                : t("team.members.role_from_directory")}
            </span>
            <VisuallyHidden>{t("team.members.role_locked")}</VisuallyHidden>
          </span>
        )}
      </Cell>
      <Cell label={t("team.columns.last_seen")} className="text-muted">
        {member.last_seen_at ? (
          <time dateTime={member.last_seen_at} title={formatDateTime(member.last_seen_at)}>
            {formatRelative(member.last_seen_at)}
          </time>
        ) : (
          t("team.members.never")
        )}
      </Cell>
      <Cell label={t("team.columns.joined")} className="text-muted tabular-nums md:whitespace-nowrap">
        <time dateTime={member.created_at}>{formatDate(member.created_at)}</time>
      </Cell>
      <Cell kind="actions">
        <Menu
          placement="bottom end"
          aria-label={t("team.members.actions", { name })}
          trigger={<IconButton label={t("team.members.actions", { name })} icon={Ellipsis} />}
        >
          {!isMe && (
            <MenuItem icon={ShieldOff} onAction={() => setIsResetting(true)}>
              {t("team.reset.open")}
            </MenuItem>
          )}
          <MenuItem icon={UserMinus} tone="danger" onAction={() => setIsRemoving(true)}>
            {isMe ? t("team.remove.leave") : t("team.remove.open")}
          </MenuItem>
        </Menu>
        {isResetting && <ResetSecondStep member={member} email={myEmail} onClose={() => setIsResetting(false)} />}
        {isRemoving && (
          <RemoveMember member={member} isMe={isMe} customer={customer} onClose={() => setIsRemoving(false)} />
        )}
      </Cell>
    </Row>
  );
}
