import { boundsText } from "#contract/locations.ts";
import type { CollectionSettings, HomeSettings, PageImage } from "#contract/page-content.ts";
import type { PageSnapshot } from "#contract/publications.ts";
import { textIn } from "#datachain/text.ts";
import { type Entry, imageEntry, namesEntry, settingEntry, textEntries, wordsEntry } from "./list-entries.ts";

/** Names of referenced pages, labels, statuses and questions, by id. */
export type Names = ReadonlyMap<string, string>;

const called = (names: Names, ids: readonly (string | { readonly id: string })[]) =>
  ids.map((one) => {
    const id = typeof one === "string" ? one : one.id;
    return { id, name: names.get(id) ?? id };
  });

const percent = (share: number) => `${Math.round(share * 100)}%`;

function imageEntries(image: PageImage | null, locales: readonly string[]): Entry[] {
  if (!image) return [];
  const whole = "content.image";
  const { crop, focus } = image;
  return [
    ...imageEntry(whole, image.key),
    ...textEntries(`${whole}.alt`, image.alt, locales),
    ...settingEntry(`${whole}.is_decorative`, image.is_decorative, { whole }),
    ...settingEntry(`${whole}.crop`, crop && [crop.x, crop.y, crop.width, crop.height].map(percent).join(" "), {
      whole,
    }),
    ...settingEntry(`${whole}.focus`, [focus.x, focus.y].map(percent).join(" "), { whole }),
  ];
}

function questionEntries({ content, locales, default_locale }: PageSnapshot): Entry[] {
  const { questions } = content;
  const wordsOf = (question: (typeof questions)[number]) =>
    textIn(question.question, default_locale, default_locale)?.text ?? "";
  return [
    ...namesEntry(
      "content.questions",
      questions.map((question) => ({ id: question.id, name: wordsOf(question) })),
    ).map((entry) => ({ ...entry, order: questions.map(({ id }) => id) })),
    ...questions.flatMap((question): Entry[] => {
      const whole = `content.questions.${question.id}`;
      return [
        { field: whole, locale: null, kind: "names", value: [wordsOf(question)], identity: "" },
        ...textEntries(`${whole}.question`, question.question, locales, { whole }),
        ...textEntries(`${whole}.answer`, question.answer, locales, { whole }),
      ];
    }),
  ];
}

function collectionEntries(collection: CollectionSettings | null, names: Names): Entry[] {
  if (!collection) return [];
  const { rule } = collection;
  const at = (field: string) => `content.collection.${field}`;
  return [
    ...settingEntry(at("rule"), rule),
    ...(rule === "manual" ? namesEntry(at("members"), called(names, collection.members)) : []),
    ...(rule === "label" ? namesEntry(at("label_ids"), called(names, collection.label_ids)) : []),
    ...(rule === "type" ? wordsEntry(at("types"), collection.types) : []),
    ...(rule === "status" ? namesEntry(at("status_ids"), called(names, collection.status_ids)) : []),
    ...(rule === "manual" ? [] : namesEntry(at("left_out"), called(names, collection.left_out))),
    ...settingEntry(at("group_by"), collection.group_by),
    ...settingEntry(at("order"), collection.order),
  ];
}

function homeEntries(home: HomeSettings | null, locales: readonly string[], names: Names): Entry[] {
  if (!home) return [];
  return [
    ...textEntries("content.home.announcement", home.announcement, locales),
    ...settingEntry("content.home.show_announcement", home.show_announcement),
    ...settingEntry("content.home.announcement_until", home.announcement_until),
    ...namesEntry("content.home.featured", called(names, home.featured)),
    ...settingEntry("content.home.show_code_field", home.show_code_field),
    ...settingEntry("content.home.first_view", home.first_view ? boundsText(home.first_view) : null),
  ];
}

/** Everything the page's author wrote or chose. */
export function contentEntries(snapshot: PageSnapshot, names: Names): Entry[] {
  const { content, locales, default_locale, labels, relations } = snapshot;
  return [
    ...textEntries("content.headline", content.headline, locales),
    ...textEntries("content.subtitle", content.subtitle, locales),
    ...textEntries("content.body", content.body, locales),
    ...imageEntries(content.image, locales),
    ...namesEntry("labels", labels),
    ...questionEntries(snapshot),
    ...namesEntry("content.left_out_questions", called(names, content.left_out_questions)),
    ...settingEntry("content.show_faq", content.show_faq),
    ...settingEntry("content.show_map", content.show_map),
    ...settingEntry("content.show_feedback", content.show_feedback),
    ...settingEntry("content.feedback_set", content.feedback_set),
    ...collectionEntries(content.collection, names),
    ...homeEntries(content.home, locales, names),
    ...relations.map(({ page_id, type, direction, title }): Entry => ({
      field: `relations.${type}.${direction}.${page_id}`,
      locale: null,
      kind: "names",
      value: [names.get(page_id) ?? textIn(title, default_locale, default_locale)?.text ?? page_id],
      identity: "",
    })),
  ];
}
