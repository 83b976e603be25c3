import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { uuidv7 } from "uuidv7";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { NewRecordForm } from "#admin/inventory/NewRecordForm.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { startErrors, startOf, type StartValues } from "#admin/inventory/start-values.ts";
import { StartFields } from "#admin/inventory/StartFields.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { paths } from "#admin/paths.ts";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { AlgorithmInput, algorithmsApi, type Lifecycle, type PublicationCategory } from "#contract/algorithms.ts";
import { algorithmsChanged } from "./algorithm-cache.ts";
import { AlgorithmPicker } from "./AlgorithmPicker.tsx";
import { CategoryEntry, LifecycleEntry } from "./ChoiceEntries.tsx";

interface NewAlgorithmValues extends StartValues {
  name: string;
  lifecycle: Lifecycle;
  publication_category: PublicationCategory;
}

const inputOf = ({ name, lifecycle, publication_category }: NewAlgorithmValues) => ({
  name,
  lifecycle,
  publication_category,
});
const checkInput = resolve(AlgorithmInput) as Resolver<AlgorithmInput>;
const check: Resolver<NewAlgorithmValues> = async (values, context, options) => {
  const { errors } = await checkInput(inputOf(values), context, options as never);
  const found = { ...errors, ...startErrors(values) };
  return Object.keys(found).length ? { values: {}, errors: found as never } : { values, errors: {} };
};

export function NewAlgorithmPage() {
  const { t } = useTranslation();
  return (
    <EditorsOnly back={{ href: paths.algorithms(), label: t("algorithms.title") }}>
      <PageHead title={t("algorithms.new.title")} subtitle={t("algorithms.new.intro")} />
      <WithOriginal />
    </EditorsOnly>
  );
}

/** The address may name an algorithm to copy; its name has to be known before the form begins. */
function WithOriginal() {
  const { t } = useTranslation();
  const id = useSearchParams()[0].get("copy");
  const original = useQuery({
    ...query(algorithmsApi.get, { params: { id: id ?? "" }, query: {} }),
    enabled: id !== null,
  });
  if (id !== null && original.isPending) return <RecordSkeleton hasHead={false} />;
  const found = original.data?.algorithm;
  return (
    <>
      {original.isError && (
        <div className="mb-4">
          <Note tone="warning">{t("algorithms.new.no_original")}</Note>
        </div>
      )}
      <NewAlgorithmForm copy_of={found ? { id: found.id, name: found.name } : null} />
    </>
  );
}

function NewAlgorithmForm({ copy_of }: { copy_of: Named | null }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  // made here, not on the server: sent twice, it still makes one
  const [id] = useState(() => uuidv7());
  const [suggested, setSuggested] = useState("");
  const form = useForm<NewAlgorithmValues>({
    defaultValues: {
      name: copy_of ? t("records.start.copy_name", { name: copy_of.name }) : "",
      lifecycle: "unknown",
      publication_category: "not_assessed",
      start: copy_of ? "copy" : "blank",
      copy_of,
    },
    resolver: check,
    shouldFocusError: false,
  });

  const suggest = (name: string) => {
    const written = form.getValues("name");
    if (written !== "" && written !== suggested) return;
    form.setValue("name", name, { shouldDirty: true });
    form.clearErrors("name");
    setSuggested(name);
  };

  async function create(values: NewAlgorithmValues) {
    try {
      const body = { algorithm: { ...inputOf(values), id }, start: startOf(values) };
      const { algorithm } = await call(algorithmsApi.create, { query: {}, body });
      void algorithmsChanged(client);
      await navigate(paths.algorithm(algorithm.id));
      showToast({ message: t("algorithms.new.created", { name: algorithm.name }) });
    } catch (error) {
      showErrors(error, form);
    }
  }
  const labels: Record<keyof NewAlgorithmValues, string> = {
    name: t("algorithms.field.name"),
    lifecycle: t("algorithms.field.lifecycle"),
    publication_category: t("algorithms.field.publication_category"),
    start: t("records.start.label"),
    copy_of: t("records.start.original"),
  };

  return (
    <NewRecordForm
      form={form}
      labelOf={(name) => labels[name]}
      onCreate={create}
      words={{ create: t("algorithms.new.create"), creating: t("algorithms.new.creating") }}
      cancelHref={paths.algorithms()}
    >
      <FormCard title={t("algorithms.new.what")}>
        <TextEntry name="name" label={labels.name} hint={t("algorithms.hint.name")} isRequired isReadOnly={false} />
        <LifecycleEntry isReadOnly={false} />
        <CategoryEntry isReadOnly={false} />
      </FormCard>
      <FormCard title={t("algorithms.new.begin")}>
        <StartFields kind="algorithm" Picker={AlgorithmPicker} onSuggestName={suggest} />
      </FormCard>
    </NewRecordForm>
  );
}
