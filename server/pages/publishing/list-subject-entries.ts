import type { PageSnapshot } from "#contract/publications.ts";
import { textsOf } from "#contract/records/subject.ts";
import { textIn } from "#datachain/text.ts";
import {
  type Entry,
  imageEntry,
  namesEntry,
  settingEntry,
  textEntries,
  valueEntry,
  wordsEntry,
} from "./list-entries.ts";

type Languages = Pick<PageSnapshot, "locales" | "default_locale">;
type Subject = NonNullable<PageSnapshot["subject"]>;
type Organization = NonNullable<Subject["accountable"]>;

const nameOf = (name: Organization["name"], { default_locale }: Languages) =>
  textIn(name, default_locale, default_locale)?.text ?? "";

function organizationEntries(organization: Organization, languages: Languages): Entry[] {
  const { id, name, headline, description, logo_key, website } = organization;
  const more = { whole: `organizations.${id}`, about: [nameOf(name, languages)] };
  const { whole } = more;
  const text = (field: string, words: Organization["name"]) =>
    textEntries(`${whole}.${field}`, words, languages.locales, more);
  return [
    { field: whole, locale: null, kind: "names", value: [nameOf(name, languages)], identity: "", isSilent: true },
    ...text("name", name),
    ...text("headline", headline),
    ...text("description", description),
    ...imageEntry(`${whole}.logo`, logo_key, more),
    ...valueEntry(`${whole}.website`, website, more),
  ];
}

/** An organization is told of once, wherever on the page it is named. */
export function organizationsEntries({ subject, chain, ...languages }: PageSnapshot): Entry[] {
  const all = [...(subject?.accountable ? [subject.accountable] : []), ...(chain?.organizations ?? [])];
  const each = new Map(all.map((one) => [one.id, one]));
  return [...each.values()].flatMap((one) => organizationEntries(one, languages));
}

export function subjectEntries({ subject, ...languages }: PageSnapshot): Entry[] {
  if (!subject) return [];
  const { contact, status, accountable, suppliers } = subject;
  const text = (field: string, words: Subject["name"]) => textEntries(`subject.${field}`, words, languages.locales);
  const value = (field: string, said: string | null | undefined) => valueEntry(`subject.${field}`, said);
  return [
    ...text("name", subject.name),
    ...textsOf(subject.kind).flatMap((name) => text(name, subject[name] ?? {})),
    ...text("status", status?.name ?? {}),
    ...settingEntry("subject.phase", status?.phase),
    ...value("reference", subject.reference),
    ...value("privacy_url", subject.privacy_url),
    ...value("contact.email", contact.email),
    ...value("contact.phone", contact.phone),
    ...value("contact.url", contact.url),
    ...value("since", subject.since),
    ...value("until", subject.until),
    ...value("checked_on", subject.checked_on),
    ...value("device_type", subject.device_type),
    ...value("publication_category", subject.publication_category),
    ...wordsEntry("subject.themes", subject.themes),
    ...namesEntry(
      "subject.accountable",
      accountable ? [{ id: accountable.id, name: nameOf(accountable.name, languages) }] : [],
    ),
    ...namesEntry(
      "subject.suppliers",
      suppliers.map(({ id, name, role }) => ({ id: `${id}/${role}`, name: nameOf(name, languages) })),
    ),
  ];
}

/** A place that came or went is told by its name, one that stayed by what is said about it. */
export function placeEntries({ places, ...languages }: PageSnapshot): Entry[] {
  return places.flatMap((place): Entry[] => {
    const whole = `places.${place.id}`;
    const position = place.lat === null ? null : `${place.lat}, ${place.lng}`;
    const name = nameOf(place.name, languages) || place.address || position || place.id;
    const more = { whole, about: [name] };
    const value = (field: string, said: string | number | null | undefined) =>
      valueEntry(`${whole}.${field}`, said, more);
    return [
      {
        field: whole,
        locale: null,
        kind: "names",
        value: [name],
        identity: "",
      },
      ...textEntries(`${whole}.name`, place.name, languages.locales, more),
      ...value("address", place.address),
      ...value("position", position),
      ...valueEntry(`${whole}.outline`, place.geometry?.type, { ...more, identity: JSON.stringify(place.geometry) }),
      ...value("precision", place.precision),
      ...value("direction", place.direction_deg),
      ...value("radius", place.radius_m),
      ...value("short_code", place.short_code),
    ];
  });
}
