import { ALGORITHM_TYPES, AlgorithmInput, LIFECYCLES, PUBLICATION_CATEGORIES, THEMES } from "#contract/algorithms.ts";
import { OrganizationInput } from "#contract/organizations.ts";
import { ALGORITHM_TYPE_WORDS, CATEGORY_WORDS, LIFECYCLE_WORDS, THEME_WORDS } from "./choice-words.ts";
import type { ReadContext } from "./device-fields.ts";
import { readAnswers } from "./read-answer.ts";
import { type Reader, text, trimmed } from "./read-cell.ts";
import { choice, choices } from "./read-choice.ts";
import { day, month } from "./read-date.ts";
import { labelsOf } from "./read-labels.ts";
import { type Cells, id, type Link, readAll, readLinks, type Report } from "./read-record.ts";
import type { ReadRow } from "./read-row.ts";
import { suppliers } from "./read-suppliers.ts";

const { shape } = AlgorithmInput;
const email = trimmed(shape.contact_email, "email_invalid");
const link = trimmed(shape.contact_url, "url_invalid");

const PLAIN: Readonly<Record<string, Reader>> = {
  name: text(shape.name),
  reference: text(shape.reference),
  lifecycle: choice(LIFECYCLES, LIFECYCLE_WORDS),
  start_month: month,
  end_month: month,
  department: text(shape.department),
  themes: choices(THEMES, THEME_WORDS),
  publication_category: choice(PUBLICATION_CATEGORIES, CATEGORY_WORDS),
  algorithm_type: choice(ALGORITHM_TYPES, ALGORITHM_TYPE_WORDS),
  contact_url: link,
  review_due_on: day,
  last_verified_on: day,
  internal_notes: text(shape.internal_notes),
};
const TEXTS: Readonly<Record<string, Reader>> = { summary: text(shape.summary), image_alt: text(shape.image_alt) };

export const ALGORITHM_LINKS: Readonly<Record<string, Link>> = {
  deployer: { column: "deployer_id", noun: "organization", read: text(OrganizationInput.shape.name) },
};

/** Registers have one field for the contact, be it an address or a page. */
function readContact(report: Report, cells: Cells) {
  const isLink = /^https:\/\//i.test(cells.get("contact_email")?.text.trim() ?? "");
  const contact = report.value("contact_email", isLink ? link : email);
  return contact ? { [isLink ? "contact_url" : "contact_email"]: contact } : {};
}

export function readAlgorithm(report: Report, cells: Cells, { isLabel }: ReadContext): Omit<ReadRow, "number"> {
  return {
    id: report.value("id", id),
    set: { ...readContact(report, cells), ...readAll(report, PLAIN) },
    texts: readAll(report, TEXTS) as Record<string, string>,
    links: readLinks(report, ALGORITHM_LINKS),
    labels: report.value("labels", (cell, options) => labelsOf(cell, isLabel, options)),
    place: undefined,
    suppliers: report.value("suppliers", suppliers),
    answers: readAnswers(report, cells),
    problems: report.problems,
  };
}
