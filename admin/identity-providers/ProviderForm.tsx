import { useQueryClient } from "@tanstack/react-query";
import { Controller, type Control, useForm, useWatch } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { FormPassword, FormText } from "#admin/frame/FormFields.tsx";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { identityProvidersApi, PASSWORD_POLICIES, type SignInSettings } from "#contract/identity-providers.ts";
import { DisconnectButton } from "./DisconnectButton.tsx";
import { GroupRoles } from "./GroupRoles.tsx";
import { type ProviderValues, toInput, toValues } from "./provider-values.ts";

/** The provider, the roles its groups give, and who keeps a password: saved together. */
export function ProviderForm({ settings, email }: { settings: SignInSettings; email: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const provider = settings.identity_provider;
  const form = useForm<ProviderValues>({ defaultValues: toValues(provider) });
  const { errors, isDirty, isSubmitting } = form.formState;
  const save = useCall(identityProvidersApi.save);

  const confirmed = useConfirmed();
  const submit = form.handleSubmit((values) =>
    confirmed.run(
      async () => {
        const lock = provider && { lock_version: provider.lock_version };
        await save.mutateAsync({ body: { identity_provider: { ...toInput(values), ...lock } } });
        form.reset({ ...values, client_secret: "" });
        showToast({ message: t("identity.saved") });
        await invalidate(client, identityProvidersApi.get);
      },
      (error) => showErrors(error, form),
    ),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <LeaveGuard isDirty={isDirty} />
      {confirmed.asking && <ConfirmPasswordDialog email={email} {...confirmed.asking} />}
      <FormCard title={t("identity.provider.title")} intro={t("identity.provider.intro")}>
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={provider?.is_active ? "success" : "neutral"}>
            {t(`identity.provider.${provider ? (provider.is_active ? "on" : "paused") : "off"}`)}
          </Badge>
          {provider && <DisconnectButton email={email} />}
        </div>
        <ProviderFields control={form.control} settings={settings} />
      </FormCard>
      <GroupRoles control={form.control} />
      <FormCard title={t("identity.passwords.title")}>
        <Controller
          control={form.control}
          name="passwords"
          render={({ field, fieldState }) => (
            <RadioCards
              look="pairs"
              label={t("identity.passwords.title")}
              isLabelHidden
              options={PASSWORD_POLICIES.map((id) => ({
                id,
                label: t(`identity.passwords.${id}`),
                detail: t(`identity.passwords.${id}_hint`),
              }))}
              value={field.value}
              onChange={field.onChange}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
      </FormCard>
      {errors.root?.message && (
        <Note role="alert" tone="danger">
          {errors.root.message}
        </Note>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={isSubmitting}
        pendingLabel={t("common.saving")}
        className="self-start"
      >
        {t("identity.save")}
      </Button>
    </form>
  );
}

type FieldsProps = { control: Control<ProviderValues>; settings: SignInSettings };

function ProviderFields({ control, settings }: FieldsProps) {
  const { t } = useTranslation();
  const name = useWatch({ control, name: "name" });
  const kept = settings.identity_provider?.secret_saved_at;
  const copy = {
    copyLabel: t("identity.provider.copy"),
    copiedLabel: t("common.copied"),
    refusedLabel: t("common.not_copied"),
  };
  const mono = "flex-1 font-mono";
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          control={control}
          name="name"
          label={t("identity.provider.name")}
          hint={t("identity.provider.name_hint", { name: name || "…" })}
        />
        <FormText
          control={control}
          name="contact"
          label={t("identity.provider.contact")}
          hint={t("identity.provider.contact_hint")}
        />
      </div>
      <FormText
        control={control}
        name="issuer"
        type="url"
        dir="ltr"
        label={t("identity.provider.issuer")}
        hint={t("identity.provider.issuer_hint")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText control={control} name="client_id" dir="ltr" label={t("identity.provider.client_id")} />
        <FormPassword
          control={control}
          name="client_secret"
          autoComplete="off"
          label={t("identity.provider.client_secret")}
          hint={
            kept ? t("identity.provider.secret_kept", { date: formatDate(kept) }) : t("identity.provider.secret_new")
          }
        />
        <FormText control={control} name="scope" dir="ltr" label={t("identity.provider.scope")} />
        <FormText control={control} name="groups_claim" dir="ltr" label={t("identity.provider.groups_claim")} />
      </div>
      <CopyField label={t("identity.provider.redirect")} value={settings.redirect_uri} className={mono} {...copy} />
      <CopyField label={t("identity.provider.logout")} value={settings.logout_uri} className={mono} {...copy} />
      <p className="-mt-2 text-sm text-muted">{t("identity.provider.addresses")}</p>
      <Controller
        control={control}
        name="is_active"
        render={({ field }) => (
          <Switch label={t("identity.provider.is_active")} isSelected={field.value} onChange={field.onChange} />
        )}
      />
    </>
  );
}
