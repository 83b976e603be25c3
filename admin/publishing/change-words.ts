import type { publishing } from "#admin/i18n/en/publishing.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { formatDay } from "#admin/i18n/format.ts";
import { LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/records/algorithm.ts";
import { DEVICE_TYPES } from "#contract/records/device.ts";
import { ANSWER_SOURCES, ANSWER_STATES, WITHHELD_GROUNDS } from "#contract/factsheets.ts";
import { PRECISIONS } from "#contract/locations.ts";
import { COLLECTION_GROUPS, COLLECTION_RULES, FEEDBACK_SETS } from "#contract/page-content.ts";
import { PAGE_TYPES } from "#contract/pages.ts";
import type { PageChange } from "#contract/publications.ts";
import { factsOf } from "#contract/records/subject.ts";
import { PHASES } from "#contract/statuses.ts";
import { IDENTIFIABILITIES } from "#datachain/model.ts";

type FieldName = keyof (typeof publishing)["differences"]["fields"];

/** All fields below these share one name. */
const WHOLE_PARTS = ["relations", "organizations", "chain", "answers", "places"] as const;
const FIELDS: readonly FieldName[] = [
  ...(["headline", "subtitle", "body", "image", "alt", "is_decorative", "crop", "focus", "labels"] as const),
  ...(["questions", "question", "answer", "left_out_questions", "show_faq", "show_map", "show_feedback"] as const),
  ...([
    "feedback_set",
    "rule",
    "members",
    "label_ids",
    "types",
    "status_ids",
    "left_out",
    "group_by",
    "order",
  ] as const),
  ...([
    "announcement",
    "show_announcement",
    "announcement_until",
    "featured",
    "show_code_field",
    "first_view",
    "unreviewed",
  ] as const),
  ...(["name", "summary", "description", "status", "phase"] as const),
  ...(["reference", "privacy_url", "contact", "since", "until", "checked_on", "device_type"] as const),
  ...(["publication_category", "themes", "accountable", "suppliers"] as const),
];

const known = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

/** `content.questions.{id}.answer` → `answer`, `chain.tech.{id}.duration` → `chain`. */
function fieldNameOf(field: string): FieldName {
  const parts = field.split(".");
  if (parts.at(-1) === "short_code") return "short_code";
  const whole = known(WHOLE_PARTS, parts[0] ?? "");
  if (whole) return whole;
  if (field === "label_ids") return "labels";
  // one question was added or removed
  if (parts.at(-2) === "questions") return "question";
  return known(FIELDS, parts.findLast((part) => known(FIELDS, part)) ?? "") ?? "body";
}

/** `subject.legal_basis` */
const factOf = (field: string) => {
  const [root, name = ""] = field.split(".");
  return root === "subject" ? known([...factsOf("device"), ...factsOf("algorithm")], name) : undefined;
};

const DAYS = ["since", "until", "checked_on", "review_on", "announcement_until"];
/** Formats full dates only: months of algorithms stay as they are. */
const dayWords = (said: string) => (/^\d{4}-\d{2}-\d{2}$/.test(said) ? formatDay(said) : undefined);

const ANSWER_PARTS = ["state", "source", "evidence", "reason", "withheld_ground", "review_on"] as const;

/** Part of an answer other than its value: `answers.{question}.reason`. */
const answerPartOf = (field: string) => {
  const [root, , part = "", cell] = field.split(".");
  return root === "answers" && cell === undefined ? known(ANSWER_PARTS, part) : undefined;
};

/** Names fields and values of a page. Factsheet terms are loaded with the screens that need them. */
export function useChangeWords() {
  const { t } = useTranslation();
  const name = (field: string) => {
    const part = answerPartOf(field);
    const fact = factOf(field);
    if (fact) return t(`devices.field.${fact}`);
    return part
      ? t(`publishing.differences.answer_parts.${part}`)
      : t(`publishing.differences.fields.${fieldNameOf(field)}`);
  };
  const setting =
    <T extends string>(all: readonly T[], words: (one: T) => string) =>
    (said: string) => {
      const one = known(all, said);
      return one && words(one);
    };
  const settings: Record<string, (said: string) => string | undefined> = {
    feedback_set: setting(FEEDBACK_SETS, (one) => t(`publishing.differences.values.feedback_set.${one}`)),
    rule: setting(COLLECTION_RULES, (one) => t(`publishing.differences.values.rule.${one}`)),
    group_by: setting(COLLECTION_GROUPS, (one) => t(`publishing.differences.values.group_by.${one}`)),
    order: setting(["title", "newest"], (one) => t(`publishing.differences.values.order.${one}`)),
    precision: setting(PRECISIONS, (one) => t(`locations.precisions.${one}`)),
    state: setting(ANSWER_STATES, (one) => t(`factsheets.states.${one}`)),
    source: setting(ANSWER_SOURCES, (one) => t(`factsheets.sources.${one}`)),
    withheld_ground: setting(WITHHELD_GROUNDS, (one) => t(`factsheets.grounds.${one}`)),
    types: setting(PAGE_TYPES, (one) => t(`pages.types.${one}`)),
    publication_category: setting(PUBLICATION_CATEGORIES, (one) => t(`algorithms.categories.${one}`)),
    themes: setting(THEMES, (one) => t(`algorithms.themes.${one}`)),
    device_type: setting(DEVICE_TYPES, (one) => t(`devices.types.${one}`)),
    phase: (said) =>
      setting(PHASES, (one) => t(`devices.phases.${one}`))(said) ??
      setting(LIFECYCLES, (one) => t(`algorithms.lifecycles.${one}`))(said),
    identifiability: setting(IDENTIFIABILITIES, (one) => t(`datachains.identifiability.${one}`)),
    ...Object.fromEntries(DAYS.map((field) => [field, dayWords])),
  };

  function value(field: string, said: string): string {
    if (said === "true" || said === "false") {
      if (field.startsWith("answers.")) return t(said === "true" ? "common.yes" : "common.no");
      return t(said === "true" ? "publishing.differences.on" : "publishing.differences.off");
    }
    return settings[field.split(".").at(-1) ?? ""]?.(said) ?? said;
  }

  const list = (field: string, said: PageChange["before"]) =>
    said === null ? [] : (typeof said === "string" ? [said] : said).map((one) => value(field, one));
  /** "Technology: Thermal camera: Duration", or the field's own name. */
  const title = ({ field, about = [] }: Pick<PageChange, "field"> & Partial<Pick<PageChange, "about">>) =>
    about.length ? about.join(": ") : name(field);
  return { name, title, list };
}
