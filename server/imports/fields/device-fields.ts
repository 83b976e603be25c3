import { DeviceInput } from "#contract/devices.ts";
import { DEVICE } from "#contract/records/device.ts";
import { readPlace } from "./place-fields.ts";
import type { Point } from "./read-coordinates.ts";
import { labelsOf } from "./read-labels.ts";
import { type Cells, id, readAll, readLinks, readTexts, type Report } from "./read-record.ts";
import type { ReadRow } from "./read-row.ts";
import { recordReaders } from "./record-readers.ts";

const { plain, texts, links } = recordReaders(DEVICE, DeviceInput.shape);
export const DEVICE_LINKS = links;

/** Context of a row: the guide's position, its labels and the language of the file. */
export type ReadContext = {
  readonly centre: Point | undefined;
  readonly isLabel: (name: string) => boolean;
  readonly locale: string;
};

export function readDevice(report: Report, cells: Cells, { centre, isLabel }: ReadContext): Omit<ReadRow, "number"> {
  return {
    id: report.value("id", id),
    set: readAll(report, plain),
    texts: readTexts(report, cells, texts),
    links: readLinks(report, links),
    labels: report.value("labels", (cell, options) => labelsOf(cell, isLabel, options)),
    place: readPlace(report, cells, centre),
    suppliers: undefined,
    answers: undefined,
    problems: report.problems,
  };
}
