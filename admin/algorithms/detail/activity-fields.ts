import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import type { QuestionId } from "#factsheet/template.ts";

/** Fields as the audit calls them, and the field of the form that stands for each. */
const FIELDS = {
  name: "name",
  reference: "reference",
  summary: "summary",
  lifecycle: "lifecycle",
  start_month: "start_month",
  end_month: "end_month",
  publication_category: "publication_category",
  algorithm_type: "algorithm_type",
  themes: "themes",
  deployer_id: "deployer_id",
  department: "department",
  suppliers: "suppliers",
  contact_email: "contact_email",
  contact_url: "contact_url",
  review_due_on: "review_due_on",
  last_verified_on: "last_verified_on",
  internal_notes: "internal_notes",
  label_ids: "label_ids",
  image_key: "image",
  image_alt: "image_alt",
} as const;

const isField = (field: string): field is keyof typeof FIELDS => Object.hasOwn(FIELDS, field);

/** What the history calls a field that changed: one of the algorithm's own, or a question of its factsheet. */
export function useActivityFields() {
  const { t } = useTranslation();
  return (field: string) => {
    if (isField(field)) return t(`algorithms.field.${FIELDS[field]}`);
    return i18n.exists(`factsheets.questions.${field}.label`)
      ? t(`factsheets.questions.${field as QuestionId}.label`)
      : undefined;
  };
}
