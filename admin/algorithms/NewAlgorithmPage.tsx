import { call } from "#admin/api/call.ts";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { CopyFromAddress } from "#admin/inventory/CopyFromAddress.tsx";
import { NewRecordForm } from "#admin/inventory/NewRecordForm.tsx";
import { checkNew, startOf, type StartValues } from "#admin/inventory/start-values.ts";
import { StartFields } from "#admin/inventory/StartFields.tsx";
import { useNewRecord } from "#admin/inventory/use-new-record.ts";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import { paths } from "#admin/paths.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { algorithmsApi, type Lifecycle, type PublicationCategory } from "#contract/algorithms.ts";
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
const check = checkNew(async () => (await import("#contract/algorithms.ts")).AlgorithmInput, inputOf);

const readOriginal = async (id: string) => (await call(algorithmsApi.get, { params: { id }, query: {} })).algorithm;

export function NewAlgorithmPage() {
  const { t } = useTranslation();
  return (
    <EditorsOnly back={{ href: paths.algorithms(), label: t("algorithms.title") }}>
      <PageHead title={t("algorithms.new.title")} subtitle={t("algorithms.new.intro")} />
      <CopyFromAddress kind="algorithm" read={readOriginal} missing={t("algorithms.new.no_original")}>
        {(copy_of) => <NewAlgorithmForm copy_of={copy_of} />}
      </CopyFromAddress>
    </EditorsOnly>
  );
}

function NewAlgorithmForm({ copy_of }: { copy_of: Named | null }) {
  const { t } = useTranslation();
  const { form, create } = useNewRecord<NewAlgorithmValues>({
    copy_of,
    defaults: { lifecycle: "unknown", publication_category: "not_assessed" },
    resolver: check,
    create: async (values, id) => {
      const body = { algorithm: { ...inputOf(values), id }, start: startOf(values) };
      return (await call(algorithmsApi.create, { query: {}, body })).algorithm;
    },
    changed: algorithmsChanged,
    path: paths.algorithm,
    createdWords: (name) => t("algorithms.new.created", { name }),
  });
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
        <TextEntry
          name="name"
          label={labels.name}
          hint={t("algorithms.hint.name")}
          isRequired
          hasFocus
          isReadOnly={false}
        />
        <LifecycleEntry isReadOnly={false} />
        <CategoryEntry isReadOnly={false} />
      </FormCard>
      <FormCard title={t("algorithms.new.begin")}>
        <StartFields kind="algorithm" Picker={AlgorithmPicker} />
      </FormCard>
    </NewRecordForm>
  );
}
