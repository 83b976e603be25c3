import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Role } from "#contract/customers.ts";
import { type Member, teamApi } from "#contract/team.ts";
import { userApi } from "#contract/user.ts";
import { useRoleOptions } from "./role-options.ts";

/** Saves immediately, but asks managers before they give up their own role, because they could not undo it. */
export function MemberRole({ member, isMe }: { member: Member; isMe: boolean }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const options = useRoleOptions();
  const [asked, setAsked] = useState<Role>();
  const name = member.name || member.email;
  const change = useCall(teamApi.changeRole, {
    onSuccess: async (answer) => {
      showToast({ message: t("team.members.role_changed", { name, role: t(`team.roles.${answer.member.role}`) }) });
      await invalidate(client, teamApi.members);
      if (isMe) await invalidate(client, userApi.get);
    },
  });
  const send = (role: Role) => change.mutate({ params: { id: member.id }, body: { member: { role } } });
  const choose = (role: Role) => {
    if (role === member.role) return change.reset();
    if (isMe && !member.admin) setAsked(role);
    else send(role);
  };

  return (
    <>
      <Select<Role>
        label={t("team.members.role_of", { name })}
        isLabelHidden
        size="sm"
        options={options}
        value={change.isPending ? change.variables.body.member.role : member.role}
        onChange={choose}
        errorMessage={change.error ? errorWords(change.error) : undefined}
        className="w-full max-w-52"
      />
      <Dialog
        role="alertdialog"
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t("team.members.own_title")}
        description={t("team.members.own_text")}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={() => setAsked(undefined)}>{t("common.cancel")}</Button>
            <Button
              variant="danger"
              onPress={() => {
                if (asked) send(asked);
                setAsked(undefined);
              }}
            >
              {t("team.members.own_change")}
            </Button>
          </>
        }
      />
    </>
  );
}
