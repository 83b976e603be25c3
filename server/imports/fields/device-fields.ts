import { DEVICE_TYPES, DeviceInput } from "#contract/devices.ts";
import { OrganizationInput } from "#contract/organizations.ts";
import { StatusInput } from "#contract/statuses.ts";
import { DEVICE_TYPE_WORDS, MOBILITY_WORDS } from "./choice-words.ts";
import { readPlace } from "./place-fields.ts";
import { type Reader, text, trimmed } from "./read-cell.ts";
import { choice } from "./read-choice.ts";
import type { Point } from "./read-coordinates.ts";
import { day, endDay } from "./read-date.ts";
import { labelsOf } from "./read-labels.ts";
import { whole } from "./read-number.ts";
import { type Cells, id, type Link, readAll, readLinks, type Report } from "./read-record.ts";
import type { ReadRow } from "./read-row.ts";

const { shape } = DeviceInput;

const PLAIN: Readonly<Record<string, Reader>> = {
  name: text(shape.name),
  reference: text(shape.reference),
  device_type: choice(DEVICE_TYPES, DEVICE_TYPE_WORDS),
  manufacturer: text(shape.manufacturer),
  model: text(shape.model),
  department: text(shape.department),
  quantity: whole({ min: 1, max: 1_000_000 }),
  mobility: choice(["fixed", "mobile"], MOBILITY_WORDS),
  installed_on: day,
  active_until: endDay,
  privacy_url: trimmed(shape.privacy_url, "url_invalid"),
  contact_email: trimmed(shape.contact_email, "email_invalid"),
  contact_phone: trimmed(shape.contact_phone, "phone_invalid"),
  contact_url: trimmed(shape.contact_url, "url_invalid"),
  review_due_on: day,
  last_verified_on: day,
  internal_notes: text(shape.internal_notes),
};

const TEXTS: Readonly<Record<string, Reader>> = {
  summary: text(shape.summary),
  description: text(shape.description),
  legal_basis: text(shape.legal_basis),
  photo_alt: text(shape.photo_alt),
};

export const DEVICE_LINKS: Readonly<Record<string, Link>> = {
  status: { column: "status_id", noun: "status", read: text(StatusInput.shape.name) },
  vendor: { column: "vendor_id", noun: "organization", read: text(OrganizationInput.shape.name) },
  accountable: { column: "accountable_id", noun: "organization", read: text(OrganizationInput.shape.name) },
};

/** What reading needs to know beside the row. */
export type ReadContext = {
  readonly centre: Point | undefined;
  readonly isLabel: (name: string) => boolean;
  readonly locale: string;
};

export function readDevice(report: Report, cells: Cells, { centre, isLabel }: ReadContext): Omit<ReadRow, "number"> {
  return {
    id: report.value("id", id),
    set: readAll(report, PLAIN),
    texts: readAll(report, TEXTS) as Record<string, string>,
    links: readLinks(report, DEVICE_LINKS),
    labels: report.value("labels", (cell, options) => labelsOf(cell, isLabel, options)),
    place: readPlace(report, cells, centre),
    suppliers: undefined,
    answers: undefined,
    problems: report.problems,
  };
}
