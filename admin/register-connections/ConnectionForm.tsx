import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Control, Controller, useForm, useWatch } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { FormPassword, FormText } from "#admin/frame/FormFields.tsx";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { isPasswordNeeded } from "#admin/records/password-needed.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { RadioCards } from "#admin/ui/RadioCards.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { REGISTER_LOGINS, registerConnectionsApi, type RegisterSettings } from "#contract/register-connections.ts";
import { type ConnectionValues, toInput, toValues } from "./connection-values.ts";
import { DisconnectButton } from "./DisconnectButton.tsx";

interface ConnectionFormProps {
  settings: RegisterSettings;
  email: string;
}

export function ConnectionForm({ settings, email }: ConnectionFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const connection = settings.register_connection;
  const form = useForm<ConnectionValues>({ defaultValues: toValues(connection) });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const save = useCall(registerConnectionsApi.save);

  const submit = form.handleSubmit(async (values) => {
    const lock = connection && { lock_version: connection.lock_version };
    try {
      await save.mutateAsync({ body: { register_connection: { ...toInput(values), ...lock } } });
      form.reset({ ...values, secret: "" });
      showToast({ message: t("register.saved") });
      await invalidate(client, registerConnectionsApi.get);
    } catch (error) {
      if (isPasswordNeeded(error)) setAsking(true);
      else showErrors(error, form);
    }
  });

  return (
    <>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <LeaveGuard isDirty={isDirty} />
        <FormCard title={t("register.connection.title")} intro={t("register.connection.intro")}>
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone={connection?.is_on ? "success" : "neutral"}>
              {t(`register.connection.${connection ? (connection.is_on ? "on" : "paused") : "off"}`)}
            </Badge>
            {connection && (
              <span className="text-muted">{t("register.connection.entries", { count: settings.entry_count })}</span>
            )}
            {connection && <DisconnectButton />}
          </div>
          <ConnectionFields control={form.control} savedAt={connection?.secret_saved_at ?? null} />
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
          {t("register.save")}
        </Button>
      </form>
      {isAsking && (
        <ConfirmPasswordDialog
          email={email}
          onConfirmed={() => {
            setAsking(false);
            void submit();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type FieldsProps = { control: Control<ConnectionValues>; savedAt: string | null };

function ConnectionFields({ control, savedAt }: FieldsProps) {
  const { t } = useTranslation();
  const login = useWatch({ control, name: "login" });
  return (
    <>
      <FormText
        control={control}
        name="api_address"
        type="url"
        dir="ltr"
        label={t("register.connection.api_address")}
        hint={t("register.connection.api_address_hint")}
      />
      <FormText
        control={control}
        name="token_address"
        type="url"
        dir="ltr"
        label={t("register.connection.token_address")}
        hint={t("register.connection.token_address_hint")}
      />
      <FormText
        control={control}
        name="organization"
        dir="ltr"
        label={t("register.connection.organization")}
        hint={t("register.connection.organization_hint")}
      />
      <Controller
        control={control}
        name="login"
        render={({ field, fieldState }) => (
          <RadioCards
            look="pairs"
            label={t("register.connection.login")}
            options={REGISTER_LOGINS.map((id) => ({
              id,
              label: t(`register.connection.${id}`),
              detail: t(`register.connection.${id}_hint`),
            }))}
            value={field.value}
            onChange={field.onChange}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText control={control} name="client_id" dir="ltr" label={t("register.connection.client_id")} />
        {login === "password" && (
          <FormText
            control={control}
            name="username"
            dir="ltr"
            autoComplete="off"
            label={t("register.connection.username")}
          />
        )}
        <FormPassword
          control={control}
          name="secret"
          autoComplete="off"
          label={t(`register.connection.secret_${login}`)}
          hint={
            savedAt
              ? t("register.connection.secret_kept", { date: formatDate(savedAt) })
              : t("register.connection.secret_new")
          }
        />
      </div>
      <Controller
        control={control}
        name="is_on"
        render={({ field }) => (
          <Switch label={t("register.connection.is_on")} isSelected={field.value} onChange={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="sends_again"
        render={({ field }) => (
          <Switch
            label={t("register.connection.sends_again")}
            hint={t("register.connection.sends_again_hint")}
            isSelected={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}
