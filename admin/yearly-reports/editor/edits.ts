import type { ReportHeading } from "#contract/report-templates.ts";
import { EMPTY_ANSWER } from "#contract/report-checks.ts";
import type { ReportAnswer, ReportContent, ReportedTechnology } from "#contract/yearly-reports.ts";

export type Change<T> = (before: T) => T;
export type Decision = ReportContent["decisions"][number];
export type Cell = ReportAnswer["rows"][number]["cells"][string];

export const answerTo = ({ answers }: ReportedTechnology, heading: ReportHeading) => answers[heading] ?? EMPTY_ANSWER;

const changeOne = <T extends { id: string }>(items: readonly T[], id: string, make: Change<T>) =>
  items.map((item) => (item.id === id ? make(item) : item));

function moveOne<T extends { id: string }>(items: readonly T[], id: string, step: -1 | 1) {
  const from = items.findIndex((item) => item.id === id);
  const item = items[from];
  const to = from + step;
  return item && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, item) : [...items];
}

export const changeTechnology =
  (id: string, make: Change<ReportedTechnology>): Change<ReportContent> =>
  (content) => ({ ...content, technologies: changeOne(content.technologies, id, make) });

export const addTechnology =
  (technology: ReportedTechnology, at = Infinity): Change<ReportContent> =>
  (content) => ({ ...content, technologies: content.technologies.toSpliced(at, 0, technology) });

export const removeTechnology =
  (id: string): Change<ReportContent> =>
  (content) => ({ ...content, technologies: content.technologies.filter((one) => one.id !== id) });

export const moveTechnology =
  (id: string, step: -1 | 1): Change<ReportContent> =>
  (content) => ({ ...content, technologies: moveOne(content.technologies, id, step) });

export const changeAnswer = (id: string, heading: ReportHeading, make: Change<ReportAnswer>) =>
  changeTechnology(id, (technology) => ({
    ...technology,
    answers: { ...technology.answers, [heading]: make(answerTo(technology, heading)) },
  }));

/** Writing something answers a heading that is to do. */
export const write =
  (part: Partial<ReportAnswer>): Change<ReportAnswer> =>
  (before) => ({
    ...before,
    ...part,
    state: before.state === "to_do" ? "answered" : before.state,
  });

const changeRows =
  (make: Change<ReportAnswer["rows"]>): Change<ReportAnswer> =>
  (before) =>
    write({ rows: make(before.rows) })(before);

export const addRow = (id: string) => changeRows((rows) => [...rows, { id, cells: {} }]);
export const removeRow = (id: string) => changeRows((rows) => rows.filter((row) => row.id !== id));
export const changeCell = (id: string, column: string, cell: Cell) =>
  changeRows((rows) => changeOne(rows, id, (row) => ({ ...row, cells: { ...row.cells, [column]: cell } })));

export const addDecision =
  (id: string): Change<ReportContent> =>
  (content) => ({ ...content, decisions: [...content.decisions, { id, title: "", text: "" }] });

export const changeDecision =
  (id: string, part: Partial<Decision>): Change<ReportContent> =>
  (content) => ({ ...content, decisions: changeOne(content.decisions, id, (one) => ({ ...one, ...part })) });

export const removeDecision =
  (id: string): Change<ReportContent> =>
  (content) => ({ ...content, decisions: content.decisions.filter((one) => one.id !== id) });

export const newTechnology = (
  id: string,
  { name, used_by, label_ids }: Pick<ReportedTechnology, "name" | "used_by" | "label_ids">,
): ReportedTechnology => ({ id, name, used_by, label_ids, device_ids: [], algorithm_ids: [], answers: {} });

/** Whether somebody wrote something, for example last year. */
export const hasContent = ({ text, count, rows }: ReportAnswer) =>
  text.trim() !== "" || count !== null || rows.length > 0;
