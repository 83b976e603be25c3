import type { ReactNode } from "react";
import { formatDay } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ContentLanguage } from "#admin/records/ContentLanguage.tsx";
import { imageUrl } from "#admin/records/image-url.ts";
import { type ReadField, ReadFields } from "#admin/records/ReadFields.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type Field, type Fields, internalNames } from "#contract/records/field.ts";
import { valuesOf } from "./record-values.ts";
import { type RecordNoun, useRecordWords } from "./record-words.ts";

interface ReadRecordProps {
  noun: RecordNoun;
  fields: Fields;
  record: { last_verified_on: string | null };
  /** The cards in the order they are read; the image is on the first. */
  cards: readonly string[];
  image: { key: string | null; alt: string | null };
  /** What the noun has beside its fields, by card. */
  own?: Readonly<Record<string, readonly ReadField[]>>;
}

/** Texts come before the details of a card. */
const inOrder = (one: [string, Field], other: [string, Field]) =>
  Number(other[1].is_localized ?? false) - Number(one[1].is_localized ?? false);

/** A record as guests of a share link read it. Its name is the title of the page. */
export function ReadRecord({ noun, fields, record, cards, image, own = {} }: ReadRecordProps) {
  const { t } = useTranslation();
  const { label, value, card } = useRecordWords(noun);
  const values = valuesOf(fields, record);
  const read = (name: string, field: Field): ReactNode => {
    const said = value(name, field, values[name]);
    return field.kind === "url" && said ? <TextLink href={said}>{said}</TextLink> : said;
  };
  const internal = internalNames(fields);
  const fieldsOf = (name: string) =>
    Object.entries(fields)
      .filter(([field, { card: place }]) => place === name && field !== "name" && !internal.includes(field))
      .toSorted(inOrder)
      .map(([field, kind]) => ({ label: label(field), value: read(field, kind) }));
  const { last_verified_on } = record;
  const checked = { label: label("last_verified_on"), value: last_verified_on && formatDay(last_verified_on) };
  const parts = cards.map((name, at) => ({
    name,
    isFirst: at === 0,
    fields: [...fieldsOf(name), ...(own[name] ?? []), ...(at === cards.length - 1 ? [checked] : [])],
  }));
  const isEmpty = !image.key && parts.every(({ fields: all }) => all.every((one) => !one.value));
  return (
    <div className="flex max-w-200 flex-col gap-5">
      <ContentLanguage isDirty={false} hasHint={false} />
      {isEmpty && <p className="text-muted">{t("records.nothing_public")}</p>}
      {parts.map(({ name, isFirst, fields: shown }) => (
        <ReadFields key={name} title={card(name)} fields={shown}>
          {isFirst && image.key && (
            <img
              src={imageUrl(image.key, 640)}
              alt={image.alt ?? ""}
              className="max-h-80 w-full rounded-md object-cover"
            />
          )}
        </ReadFields>
      ))}
    </div>
  );
}
