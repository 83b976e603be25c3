import { useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { query, useCall } from "#admin/api/query.ts";
import { FormPassword, FormText } from "#admin/frame/FormFields.tsx";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Switch } from "#admin/ui/Switch.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type WritingHelp, type WritingHelpInput, writingHelpApi } from "#contract/writing-help.ts";

/** Lazy: the contract is only needed for validation. */
const rules = async () => (await import("#contract/writing-help.ts")).WritingHelpInput;

const valuesOf = (help: WritingHelp | null): WritingHelpInput => ({
  is_on: help?.is_on ?? false,
  address: help?.address ?? "",
  model: help?.model ?? "",
  api_key: "",
});

/** Address, model, key and the main switch, saved together. The key is only ever written. */
export function ModelForm({ help, email }: { help: WritingHelp | null; email: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { run, asking } = useConfirmed();
  const form = useForm<WritingHelpInput>({ defaultValues: valuesOf(help), resolver: resolve(rules) });
  const { errors, isDirty, isSubmitting } = form.formState;
  const save = useCall(writingHelpApi.save);
  const submit = form.handleSubmit((values) =>
    run(
      async () => {
        const answer = await save.mutateAsync({ body: { writing_help: values } });
        form.reset(valuesOf(answer.writing_help));
        client.setQueryData(query(writingHelpApi.get, {}).queryKey, answer);
        client.setQueryData(query(writingHelpApi.state, {}).queryKey, { is_on: answer.writing_help?.is_on ?? false });
        showToast({ message: t("writing.model.saved") });
      },
      (error) => showErrors(error, form),
    ),
  );
  const kept = help?.key_saved_at;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <LeaveGuard isDirty={isDirty} />
      <FormCard title={t("writing.model.title")} intro={t("writing.model.intro")}>
        <Controller
          control={form.control}
          name="is_on"
          render={({ field }) => (
            <Switch
              label={t("writing.model.is_on")}
              hint={t("writing.model.is_on_hint")}
              isSelected={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <FormText
          control={form.control}
          name="address"
          type="url"
          dir="ltr"
          label={t("writing.model.address")}
          hint={t("writing.model.address_hint")}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormText
            control={form.control}
            name="model"
            dir="ltr"
            label={t("writing.model.name")}
            hint={t("writing.model.name_hint")}
          />
          <FormPassword
            control={form.control}
            name="api_key"
            autoComplete="off"
            label={t("writing.model.key")}
            hint={kept ? t("writing.model.key_kept", { date: formatDate(kept) }) : t("writing.model.key_new")}
          />
        </div>
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
        {t("writing.model.save")}
      </Button>
      {asking && <ConfirmPasswordDialog email={email} {...asking} />}
    </form>
  );
}
