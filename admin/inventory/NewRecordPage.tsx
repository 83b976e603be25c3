import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { TextEntry } from "#admin/records/TextEntry.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import type { LoadSchema } from "#admin/i18n/validation.ts";
import { SUBJECTS } from "#contract/records/subject.ts";
import { CopyFromAddress } from "./CopyFromAddress.tsx";
import { INVENTORY, type InventoryNoun, recordsChanged } from "./inventory-records.ts";
import { NewRecordForm } from "./NewRecordForm.tsx";
import { useRecordWords } from "./record-words.ts";
import { checkNew, startOf, type StartValues } from "./start-values.ts";
import { type Originals, StartFields } from "./StartFields.tsx";
import { useNewRecord } from "./use-new-record.ts";

type NewValues = StartValues & { name: string } & FieldValues;

interface NewRecordPageProps<V extends NewValues, I extends FieldValues, D> {
  noun: InventoryNoun;
  /** Default values of this kind's own fields. */
  defaults: Omit<V, keyof StartValues | "name">;
  rules: LoadSchema;
  inputOf: (values: V) => I;
  create: (input: I & { id: string }, start: ReturnType<typeof startOf>) => Promise<Named>;
  readOriginal: (id: string) => Promise<Named>;
  originals: Originals<D>;
  /** Entries of this kind's own fields, below the name. */
  children: ReactNode;
}

/** A new device or algorithm: its name and first fields, and what it starts from. */
export function NewRecordPage<V extends NewValues, I extends FieldValues, D>(props: NewRecordPageProps<V, I, D>) {
  const { noun, readOriginal } = props;
  const { t } = useTranslation();
  const { kind, listPath } = INVENTORY[noun];
  return (
    <EditorsOnly back={{ href: listPath(), label: t(`${noun}.title`) }}>
      <PageHead title={t(`${noun}.new.title`)} subtitle={t(`${noun}.new.intro`)} />
      <CopyFromAddress kind={kind} read={readOriginal} missing={t(`${noun}.new.no_original`)}>
        {(copy_of) => <NewForm {...props} copy_of={copy_of} />}
      </CopyFromAddress>
    </EditorsOnly>
  );
}

interface NewFormProps<V extends NewValues, I extends FieldValues, D> extends NewRecordPageProps<V, I, D> {
  copy_of: Named | null;
}

function NewForm<V extends NewValues, I extends FieldValues, D>(props: NewFormProps<V, I, D>) {
  const { noun, copy_of, defaults, rules, inputOf, originals, children } = props;
  const { t } = useTranslation();
  const words = useRecordWords(noun);
  const { kind, path, listPath } = INVENTORY[noun];
  const { form, create } = useNewRecord<V>({
    copy_of,
    defaults,
    resolver: checkNew(rules, inputOf),
    create: (values, id) => props.create({ ...inputOf(values), id }, startOf(values)),
    changed: (client) => recordsChanged(client, noun),
    path,
    createdWords: (name) => t(`${noun}.new.created`, { name }),
  });
  const labels: Readonly<Partial<Record<string, string>>> = {
    start: t("records.start.label"),
    copy_of: t("records.start.original"),
  };

  return (
    <NewRecordForm
      form={form}
      labelOf={(name) => labels[name] ?? words.label(name)}
      onCreate={create}
      words={{ create: t(`${noun}.new.create`), creating: t(`${noun}.new.creating`) }}
      cancelHref={listPath()}
    >
      <FormCard title={t(`${noun}.new.what`)}>
        <TextEntry
          name="name"
          label={words.label("name")}
          hint={t(`${noun}.hint.name`)}
          isRequired
          advised={SUBJECTS[kind].name.advised}
          hasFocus
          isReadOnly={false}
        />
        {children}
      </FormCard>
      <FormCard title={t(`${noun}.new.begin`)}>
        <StartFields noun={noun} originals={originals} />
      </FormCard>
    </NewRecordForm>
  );
}
