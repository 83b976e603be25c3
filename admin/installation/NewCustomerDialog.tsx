import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Controller, FormProvider, useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { sendsMail } from "#admin/api/config.ts";
import { showErrors } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { FormText } from "#admin/frame/FormFields.tsx";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { languageOf, otherLanguages } from "#admin/i18n/languages.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { TagsField } from "#admin/ui/TagsField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { installationApi, type NewCustomer } from "#contract/installation.ts";
import { InvitationLink } from "./InvitationLink.tsx";
import { ManagerFields } from "./ManagerFields.tsx";
import { refreshCustomers } from "./use-reopen.ts";

export function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // chosen here, so a retry cannot create two workspaces
  const [id] = useState(uuidv7);
  const form = useForm<z.input<typeof NewCustomer>, unknown, NewCustomer>({
    defaultValues: { name: "", locales: [uiLocale()], manager: { email: "", ui_locale: uiLocale() } },
    resolver: resolve(async () => (await import("#contract/installation.ts")).NewCustomer),
  });
  const create = useCall(installationApi.createCustomer);
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (customer) => {
    try {
      const { link } = await create.mutateAsync({ body: { customer: { ...customer, id } } });
      void refreshCustomers(client);
      if (link) return;
      showToast({ message: t("installation.new.done", { name: customer.name, email: customer.manager.email }) });
      onClose();
    } catch (error) {
      showErrors(error, form);
    }
  });
  if (create.data?.link)
    return <InvitationLink link={create.data.link} email={form.getValues("manager.email")} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={onClose}
      title={t("installation.new.title")}
      description={t(sendsMail() ? "installation.new.text" : "installation.new.text_no_mail")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          <Button variant="primary" type="submit" form="new-workspace" isPending={isSubmitting}>
            {t("installation.new.save")}
          </Button>
        </>
      }
    >
      <form id="new-workspace" noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        {errors.root?.message && (
          <Note role="alert" tone="danger">
            {errors.root.message}
          </Note>
        )}
        <FormText
          control={form.control}
          name="name"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type a name
          autoFocus
          autoComplete="off"
          label={t("installation.columns.name")}
          hint={t("installation.new.name_hint")}
        />
        <Controller
          control={form.control}
          name="locales"
          render={({ field, fieldState }) => (
            <Languages chosen={field.value ?? []} onChange={field.onChange} problem={fieldState.error?.message} />
          )}
        />
        <FormProvider {...form}>
          <ManagerFields />
        </FormProvider>
      </form>
    </Dialog>
  );
}

interface LanguagesProps {
  chosen: readonly string[];
  onChange: (locales: string[]) => void;
  problem: string | undefined;
}

function Languages({ chosen, onChange, problem }: LanguagesProps) {
  const { t, locale } = useTranslation();
  const options = useMemo(
    () =>
      [...chosen.map((id) => languageOf(id, locale)), ...otherLanguages(chosen, locale)].map(({ id, name, own }) => ({
        id,
        label: name,
        detail: own,
      })),
    [chosen, locale],
  );
  return (
    <TagsField
      label={t("installation.new.languages")}
      hint={t("installation.new.languages_hint")}
      options={options}
      value={chosen}
      onChange={onChange}
      removeLabel={(language) => t("installation.new.remove_language", { language })}
      openLabel={t("installation.new.open_languages")}
      emptyLabel={t("installation.new.no_language")}
      errorMessage={problem}
    />
  );
}
