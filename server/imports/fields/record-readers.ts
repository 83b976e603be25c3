import type * as z from "zod";
import { fileNameOf } from "#contract/import-fields.ts";
import { OrganizationInput } from "#contract/organizations.ts";
import { type Field, type Fields, isReference, type Kind } from "#contract/records/field.ts";
import { StatusInput } from "#contract/statuses.ts";
import { CHOICE_WORDS } from "./choice-words.ts";
import { email, link } from "./read-address.ts";
import { orNothing, type Reader, text, trimmed } from "./read-cell.ts";
import { choice, choices } from "./read-choice.ts";
import { day, endDay, month } from "./read-date.ts";
import { whole } from "./read-number.ts";
import type { Link } from "./read-record.ts";

type Shape = Readonly<Record<string, z.ZodType>>;
type Readers = Readonly<Record<string, Reader>>;

type FieldReader = (name: string, field: Field, schema: z.ZodType) => Reader;

const asText: FieldReader = (_name, _field, schema) => text(schema);
/** Warns about texts that are longer than advised. */
const asLine: FieldReader = (_name, { advised = Infinity }, schema) => {
  const read = text(schema);
  return (cell, options) => {
    const found = read(cell, options);
    return "value" in found && String(found.value).length > advised ? { ...found, doubt: "name_long" } : found;
  };
};
const READERS: Readonly<Record<Kind, FieldReader>> = {
  line: asLine,
  text: asText,
  organization: asText,
  status: asText,
  url: (_name, _field, schema) => link(schema),
  email: (_name, _field, schema) => email(schema),
  phone: (_name, _field, schema) => orNothing(trimmed(schema, "phone_invalid")),
  day: (_name, { is_end }) => orNothing(is_end ? endDay : day),
  month: () => orNothing(month),
  whole: (_name, { min = 0, max = 0 }) => orNothing(whole({ min, max })),
  choice: (name, { options = [] }) => choice(options, CHOICE_WORDS[name] ?? {}),
  choices: (name, { options = [] }) => choices(options, CHOICE_WORDS[name] ?? {}),
};

const readersOf = (record: Fields, shape: Shape, isWanted: (field: Field) => boolean): Readers =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, field]) => {
      const schema = shape[name];
      return schema && !isReference(field) && isWanted(field) ? [[name, READERS[field.kind](name, field, schema)]] : [];
    }),
  );

const LINKS = {
  organization: { noun: "organization", read: text(OrganizationInput.shape.name) },
  status: { noun: "status", read: text(StatusInput.shape.name) },
} as const;

const linksOf = (record: Fields): Readonly<Record<string, Link>> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([column, field]) =>
      isReference(field) ? [[fileNameOf(column), { column, ...LINKS[field.kind as keyof typeof LINKS] }]] : [],
    ),
  );

/** How the cells of a record are read: columns, texts in the language of the file, and other records by their names. */
export const recordReaders = (record: Fields, shape: Shape) => ({
  plain: readersOf(record, shape, (field) => !field.is_localized),
  texts: readersOf(record, shape, (field) => Boolean(field.is_localized)),
  links: linksOf(record),
});
