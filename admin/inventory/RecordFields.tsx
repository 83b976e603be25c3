import { Fragment, type ReactNode } from "react";
import { DayEntry } from "#admin/records/DayEntry.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { SelectEntry } from "#admin/records/SelectEntry.tsx";
import { type Content, TextEntry } from "#admin/records/TextEntry.tsx";
import type { Field, Fields, Kind } from "#contract/records/field.ts";
import { MonthEntry } from "./MonthEntry.tsx";
import { OrganizationEntry } from "./OrganizationEntry.tsx";
import { WholeEntry } from "./WholeEntry.tsx";
import { type RecordNoun, type RecordWords, useRecordWords } from "./record-words.ts";
import { TagsEntry } from "./TagsEntry.tsx";

export interface RecordFieldsProps {
  noun: RecordNoun;
  fields: Fields;
  content?: Content | undefined;
  isReadOnly: boolean;
  /** Fields that the noun draws itself, by their names. */
  own?: Readonly<Record<string, ReactNode>> | undefined;
}

interface CardProps extends RecordFieldsProps {
  name: string;
  intro?: string | undefined;
  /** Below its fields. */
  children?: ReactNode;
}

/** One card of a record's form, with the fields its table puts there. */
export function RecordCard({ name, intro, children, ...props }: CardProps) {
  const { card } = useRecordWords(props.noun);
  return (
    <FormCard title={card(name)} intro={intro}>
      <CardFields name={name} {...props} />
      {children}
    </FormCard>
  );
}

const isHalf = (row: readonly [string, Field][] | undefined) => row?.length === 1 && row[0]?.[1].is_half;

/** Halves go together in pairs. */
const rowsOf = (fields: readonly [string, Field][]) =>
  fields.reduce<[string, Field][][]>(
    (rows, one) =>
      one[1].is_half && isHalf(rows.at(-1)) ? [...rows.slice(0, -1), [...(rows.at(-1) ?? []), one]] : [...rows, [one]],
    [],
  );

export function CardFields({ name, ...props }: Omit<CardProps, "intro" | "children">) {
  const rows = rowsOf(Object.entries(props.fields).filter(([, field]) => field.card === name));
  return rows.map((row) => {
    const entries = row.map(([field]) => (
      <Fragment key={field}>{props.own?.[field] ?? <FieldEntry {...props} name={field} />}</Fragment>
    ));
    const key = row[0]?.[0];
    if (row.length === 1) return <Fragment key={key}>{entries}</Fragment>;
    return (
      <div key={key} className="grid gap-5 sm:grid-cols-2">
        {entries}
      </div>
    );
  });
}

const choicesOf = ({ options = [], is_required }: Field, name: string, { choice }: RecordWords) => [
  ...(is_required ? [] : [{ id: "", label: choice(name, "none") }]),
  ...options.map((id) => ({ id, label: choice(name, id) })),
];

interface EntryProps {
  field: Field;
  shared: { name: string; label: string; hint: string | undefined; isReadOnly: boolean };
  content: Content | undefined;
  words: RecordWords;
}

const INPUT_TYPES: Partial<Record<Field["kind"], "url" | "email" | "tel">> = {
  url: "url",
  email: "email",
  phone: "tel",
};

function AnyText({ field, shared, content }: EntryProps) {
  const { kind, is_localized, is_required, rows, max, advised } = field;
  return (
    <TextEntry
      {...shared}
      isRequired={is_required}
      advised={advised}
      type={INPUT_TYPES[kind]}
      content={is_localized && content}
      {...(kind === "text" && rows !== undefined && { rows, limit: max })}
    />
  );
}

function Choice({ field, shared, words }: EntryProps) {
  return (
    <SelectEntry
      {...shared}
      options={choicesOf(field, shared.name, words)}
      isRequired={field.is_required}
      {...(field.is_half && { className: "w-full" })}
    />
  );
}

const ENTRIES: Record<Kind, (props: EntryProps) => ReactNode> = {
  line: AnyText,
  text: AnyText,
  url: AnyText,
  email: AnyText,
  phone: AnyText,
  day: ({ shared }) => <DayEntry {...shared} />,
  month: ({ shared }) => <MonthEntry {...shared} />,
  choice: Choice,
  choices: ({ field, shared, words }) => (
    <TagsEntry {...shared} options={choicesOf({ ...field, is_required: true }, shared.name, words)} />
  ),
  organization: ({ shared }) => <OrganizationEntry {...shared} canCreate={!shared.isReadOnly} />,
  whole: ({ field, shared }) => <WholeEntry {...shared} min={field.min} isRequired={field.is_required} />,
  // drawn by its noun: its entry brings much code
  status: () => null,
};

/** The entry of a field, by its kind. */
function FieldEntry({ noun, fields, content, isReadOnly, name }: RecordFieldsProps & { name: string }) {
  const words = useRecordWords(noun);
  const field = fields[name] as Field;
  const Entry = ENTRIES[field.kind];
  return (
    <Entry
      field={field}
      shared={{ name, label: words.label(name), hint: words.hint(name), isReadOnly }}
      content={content}
      words={words}
    />
  );
}
