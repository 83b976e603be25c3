import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { userQuery } from "#admin/session/queries.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { type User, userApi } from "#contract/user.ts";
import { PasswordCard } from "./PasswordCard.tsx";
import type { PasswordValues, ProfileValues } from "./personal-values.ts";
import { ProfileCard } from "./ProfileCard.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";

const profileRules = async () => (await import("./personal-values.ts")).Profile;
const passwordRules = async () => (await import("./personal-values.ts")).Password;

/** Two small forms sharing one guard, because the router supports a single blocker. */
export function PersonalForms({ user }: { user: User }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const profile = useForm<ProfileValues>({
    defaultValues: { name: user.name ?? "" },
    resolver: resolve(profileRules, { name: "session.name_needed" }),
  });
  const password = useForm<PasswordValues>({ defaultValues: { password: "" }, resolver: resolve(passwordRules) });
  const update = useCall(userApi.update);
  const setPassword = useCall(userApi.setPassword);
  const confirmed = useConfirmed();

  const saveProfile = profile.handleSubmit(async ({ name }) => {
    try {
      const answer = await update.mutateAsync({ body: { user: { name } } });
      client.setQueryData(userQuery().queryKey, answer);
      profile.reset({ name: answer.user.name ?? name });
      showToast({ message: t("user.profile.saved") });
    } catch (error) {
      showErrors(error, profile);
    }
  });
  const savePassword = password.handleSubmit((values) =>
    confirmed.run(
      async () => {
        await setPassword.mutateAsync({ body: { user: values } });
        password.reset();
        showToast({ message: t("user.password.saved") });
        void invalidate(client, userApi.sessions);
      },
      (error) => showErrors(error, password),
    ),
  );

  return (
    <>
      <LeaveGuard isDirty={profile.formState.isDirty || password.formState.isDirty} />
      <ProfileCard user={user} form={profile} onSave={saveProfile} />
      <PasswordCard email={user.email} form={password} onSave={savePassword} />
      {confirmed.asking && <ConfirmPasswordDialog isOfAccount email={user.email} {...confirmed.asking} />}
    </>
  );
}
