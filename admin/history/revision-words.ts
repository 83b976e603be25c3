import { formatDate, formatDateTime, formatList, formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useChangeWords } from "#admin/publishing/change-words.ts";
import type { Revision } from "#contract/pages.ts";

const MOST_FIELDS = 3;
const dayOf = (at: string | number) => new Date(at).toDateString();
const DAY = 86_400_000;

export function useRevisionWords() {
  const { t } = useTranslation();
  const words = useChangeWords();

  const nameOf = ({ is_mine, saved_by }: Pick<Revision, "is_mine" | "saved_by">) =>
    is_mine ? t("history.you") : (saved_by ?? t("history.somebody"));

  function fieldsOf({ fields }: Revision) {
    const named = [...new Set(fields.map(({ field }) => words.name(field)))];
    const more = named.length - MOST_FIELDS;
    if (more <= 0) return formatList(named);
    return formatList([...named.slice(0, MOST_FIELDS), t("history.and_more", { count: more })]);
  }

  /** "changed Text and Photo" */
  function actOf(revision: Revision) {
    const { restored_saved_at, fields } = revision;
    if (restored_saved_at !== null) {
      const when = formatDateTime(restored_saved_at);
      return fields.length
        ? t("history.restored_fields", { fields: fieldsOf(revision), when })
        : t("history.restored", { when });
    }
    return fields.length ? t("history.changed", { fields: fieldsOf(revision) }) : t("history.created");
  }

  /** "08:40 to 09:12 · 5 saves · English" */
  function detailsOf({ saved_at, first_saved_at, save_count, fields }: Revision) {
    const [from, to] = [formatTime(first_saved_at), formatTime(saved_at)];
    const languages = [...new Set(fields.flatMap(({ locale }) => locale ?? []))];
    const parts = [
      from === to || dayOf(first_saved_at) !== dayOf(saved_at) ? to : t("history.time_span", { from, to }),
      save_count > 1 && t("history.saves", { count: save_count }),
      languages.length > 0 && formatList(languages.map(languageName)),
    ];
    return parts.filter(Boolean).join(" · ");
  }

  /** "Today", "28 October" */
  function day(at: string) {
    if (dayOf(at) === dayOf(Date.now())) return t("history.today");
    if (dayOf(at) === dayOf(Date.now() - DAY)) return t("history.yesterday");
    const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
    return formatDate(at, isThisYear ? { day: "numeric", month: "long" } : { dateStyle: "long" });
  }

  /** "Version 5", "Save of 28 Oct 2026, 09:12" */
  const titleOf = ({ saved_at, publication }: Pick<Revision, "saved_at" | "publication">) =>
    publication
      ? t("history.version", { number: publication.number })
      : t("history.save", { when: formatDateTime(saved_at) });

  /** How long it was public and who published it, or when it was saved. */
  function storyOf(revision: Revision) {
    const { publication, saved_at } = revision;
    if (!publication) {
      const name = revision.is_mine ? t("history.by_you") : nameOf(revision);
      return t("history.saved_by", { when: formatDateTime(saved_at), name });
    }
    const { published_at, ended_at, published_by, note } = publication;
    const name = published_by ?? t("history.somebody");
    const from = formatDate(published_at);
    const story = ended_at
      ? t("history.public_until", { from, to: formatDate(ended_at), name })
      : t("history.public_since", { from, name });
    return note ? `${story} ${t("publishing.note", { note })}` : story;
  }

  return { nameOf, actOf, detailsOf, day, titleOf, storyOf };
}
