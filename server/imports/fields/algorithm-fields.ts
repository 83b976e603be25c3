import { AlgorithmInput } from "#contract/algorithms.ts";
import { ALGORITHM } from "#contract/records/algorithm.ts";
import type { ReadContext } from "./device-fields.ts";
import { readAnswers } from "./read-answer.ts";
import { trimmed } from "./read-cell.ts";
import { labelsOf } from "./read-labels.ts";
import { type Cells, id, readAll, readLinks, readTexts, type Report } from "./read-record.ts";
import type { ReadRow } from "./read-row.ts";
import { suppliers } from "./read-suppliers.ts";
import { recordReaders } from "./record-readers.ts";

const { shape } = AlgorithmInput;
const email = trimmed(shape.contact_email, "email_invalid");
const link = trimmed(shape.contact_url, "url_invalid");

const { plain, texts, links } = recordReaders(ALGORITHM, shape);
const { contact_email: _, ...others } = plain;
export const ALGORITHM_LINKS = links;

/** Registers have one field for the contact, be it an address or a page. */
function readContact(report: Report, cells: Cells) {
  const isLink = /^https:\/\//i.test(cells.get("contact_email")?.text.trim() ?? "");
  const contact = report.value("contact_email", isLink ? link : email);
  return contact ? { [isLink ? "contact_url" : "contact_email"]: contact } : {};
}

export function readAlgorithm(report: Report, cells: Cells, { isLabel }: ReadContext): Omit<ReadRow, "number"> {
  return {
    id: report.value("id", id),
    set: { ...readContact(report, cells), ...readAll(report, others) },
    texts: readTexts(report, cells, texts),
    links: readLinks(report, links),
    labels: report.value("labels", (cell, options) => labelsOf(cell, isLabel, options)),
    place: undefined,
    suppliers: report.value("suppliers", suppliers),
    answers: readAnswers(report, cells),
    problems: report.problems,
  };
}
