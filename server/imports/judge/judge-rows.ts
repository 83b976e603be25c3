import { uuidv7 } from "uuidv7";
import { PROBLEM_SEVERITY, type ProblemCode } from "#contract/import-problems.ts";
import type { ImportOptions, ImportSubject, Verdict } from "#contract/imports.ts";
import { leaveBadCellsEmpty } from "../fields/leave-bad-cells-empty.ts";
import { type Cells, type Link, SHOWN } from "../fields/read-record.ts";
import type { Point } from "../fields/read-coordinates.ts";
import type { ReadRow } from "../fields/read-row.ts";
import type { JudgedRow, PlacePlan, RecordPlan } from "../import-plan.ts";
import { cutText } from "../read/cut-text.ts";
import type { Problem } from "../read/raw-row.ts";
import { lifeProblems } from "./check-life.ts";
import { describeChanges, placeChanges } from "./describe-changes.ts";
import type { Existing } from "./find-existing.ts";
import type { Known } from "./load-known.ts";
import { changesRecord, needReferences, planRecord } from "./plan-record.ts";
import type { References } from "./resolve-references.ts";
import { newBook, type PlaceBook, planPlace, type PlannedPlace } from "./plan-place.ts";
import type { Survey } from "./survey-file.ts";
import { createClaims, findTarget, ownerOf } from "./find-target.ts";
import { referenceKey } from "../mapping/apply-recipe.ts";

/** A record of the file, with what its later rows need. Small: all of them are in memory until the file ends. */
type Group = {
  readonly id: string;
  readonly existing_id: string | undefined;
  readonly file_id: string | undefined;
  /** Only if later rows are expected. */
  readonly first: ReadRow | undefined;
  readonly title: string | null;
  readonly book: PlaceBook;
  isFailed: boolean;
};

export type JudgeInput = {
  readonly survey: Survey;
  readonly known: Known;
  readonly references: References;
  readonly links: readonly Link[];
  readonly locale: string;
  readonly options: ImportOptions;
  readonly subject: ImportSubject;
};

export type RowToJudge = {
  readonly row: ReadRow;
  readonly cells: Cells;
  /** Shared by rows of the same record. */
  readonly key: string;
};

const NO_PLAN = { set: {}, texts: {}, links: {}, labels: null, suppliers: null, answers: null, sheet_version: null };
const isError = ({ code }: Problem) => PROBLEM_SEVERITY[code] === "error";

/** Rows that refer to the same record are merged into one record with several places. */
export function createJudge({ survey, known, references, links, locale, options, subject }: JudgeInput) {
  const groups = new Map<string, Group>();
  const targetOf = (row: ReadRow) => findTarget(row, { known, survey, subject });
  const groupOf = (keys: readonly string[]) => keys.flatMap((key) => groups.get(key) ?? [])[0];
  const claims = createClaims(known, subject);

  /** Keys that link a row to others of the same record. */
  function keysOf({ row, key }: RowToJudge, existing: Existing | undefined): string[] {
    const reference = row.set["reference"];
    const owner = ownerOf(row, subject);
    return [
      survey.keyOf(key, owner),
      ...(typeof reference === "string" ? [survey.keyOf(referenceKey(reference), owner)] : []),
      ...(existing ? [`ours:${existing.id}`] : []),
    ];
  }

  const noteAt = (cells: Cells, code: ProblemCode, field: string | null): Problem => {
    const cell = field === null ? undefined : cells.get(field);
    return { code, field, column: cell?.column ?? null, value: cell ? cutText(cell.text, SHOWN) : null };
  };

  /** Later checks only know our field; adds the file's column. */
  const withColumns = (problems: readonly Problem[], cells: Cells) =>
    problems.map((problem) => ({
      ...problem,
      column: problem.column ?? (problem.field === null ? null : (cells.get(problem.field)?.column ?? null)),
    }));

  /** Warnings and errors that need more than the cells of this row. */
  function remarks({ row, cells }: RowToJudge, existing: Existing | undefined): Problem[] {
    const name = typeof row.set["name"] === "string" ? row.set["name"] : undefined;
    const { lat, lng } = (row.place?.set ?? {}) as Partial<Point>;
    const isShared = lat !== undefined && lng !== undefined && survey.isSpotShared({ lat, lng });
    const spotField = ["lat", "coordinates", "geometry"].find((field) => cells.has(field)) ?? null;
    const target = targetOf(row);
    const codes: [ProblemCode, string | null, boolean][] = [
      ["name_missing", "name", !name && !existing && !row.problems.some(({ field }) => field === "name")],
      ["id_unknown", "id", row.id !== undefined && !known.hasId(row.id)],
      ["reference_of_several", "reference", target.isAmbiguous],
      ["reference_elsewhere", "reference", target.isElsewhere && !existing],
      ["matched_by_name", "name", target.isByName],
      ["name_repeated", "name", name !== undefined && survey.isNameShared(name, ownerOf(row, subject))],
      ["name_exists", "name", name !== undefined && !existing && known.hasName(name)],
      ["position_repeated", spotField, isShared],
    ];
    const life = lifeProblems(subject, { ...existing?.row, ...row.set });
    const found = codes.filter(([, , holds]) => holds);
    return [...found, ...life].map(([code, field]) => noteAt(cells, code, field));
  }

  const placeOf = (group: Group, row: ReadRow, existing: Existing | undefined): PlannedPlace | undefined =>
    row.place && planPlace(group.book, existing?.places ?? [], row.place, locale);
  const planIn = (place: PlannedPlace | undefined): PlacePlan | null => (place && "plan" in place ? place.plan : null);

  type Judgement = { verdict: Verdict; problems?: readonly Problem[]; record?: RecordPlan | null } & Partial<
    Pick<JudgedRow, "changes" | "made">
  >;

  function answer(
    { row, cells }: RowToJudge,
    group: Group,
    { verdict, problems = [], record = null, changes = [], made = [] }: Judgement,
  ): JudgedRow {
    const all = withColumns(problems, cells);
    const isFailed = all.some(isError);
    return {
      number: row.number,
      verdict: isFailed ? "error" : verdict,
      title: group.title,
      problems: all,
      changes: isFailed ? [] : changes,
      made: isFailed ? [] : made,
      record_id: group.existing_id ?? null,
      record: isFailed ? null : record,
    };
  }

  function verdictOf(isChanged: boolean, existing: Existing | undefined, place: PlannedPlace | undefined): Verdict {
    if (!existing) return "create";
    if (isChanged || place?.kind === "changed") return "update";
    return place?.kind === "new" ? "add_location" : "unchanged";
  }

  function judgeFirst(input: RowToJudge, group: Group, existing: Existing | undefined): JudgedRow {
    const { row, cells } = input;
    const { id } = group;
    if (existing && options.on_existing === "skip") return answer(input, group, { verdict: "skip" });
    const planned = planRecord(row, existing, { id, locale, source: options.answer_source, links, references });
    const { plan } = planned;
    const reference_problems = leaveBadCellsEmpty(planned.problems, options);
    const place = placeOf(group, row, existing);
    const broken = place?.kind === "broken" ? [noteAt(cells, "shape_unreadable", "geometry")] : [];
    const taken = claims.isTaken(plan, existing) ? [noteAt(cells, "reference_of_other", "reference")] : [];
    const problems = [...row.problems, ...remarks(input, existing), ...reference_problems, ...broken, ...taken];
    group.isFailed = problems.some(isError);
    const made = group.isFailed ? [] : needReferences(plan, links, references);
    if (!group.isFailed) claims.claim(plan, existing);
    const verdict = verdictOf(changesRecord(plan), existing, place);
    const record = verdict === "unchanged" ? null : { ...plan, place: planIn(place) };
    const changes = existing ? describeChanges(plan, planIn(place), existing, locale) : [];
    return answer(input, group, { verdict, problems, record, changes, made });
  }

  /** Only the first row sets the record's own fields; differing values in later rows are reported. */
  function differences(row: ReadRow, { first }: Group): string[] {
    if (!first) return [];
    const differing = (own: Record<string, unknown>, others: Record<string, unknown>) =>
      Object.keys(own).filter(
        (field) => field !== "reference" && JSON.stringify(own[field]) !== JSON.stringify(others[field]),
      );
    return [
      ...differing(row.set, first.set),
      ...differing(row.texts, first.texts),
      ...differing(row.links, first.links),
    ];
  }

  /** A later row can only affect a place. */
  function verdictOfMore(place: PlannedPlace | undefined, plan: PlacePlan | null): Verdict {
    if (plan) return plan.is_new ? "add_location" : "update";
    return place?.kind === "same" ? "unchanged" : "duplicate";
  }

  function judgeMore(input: RowToJudge, group: Group, existing: Existing | undefined): JudgedRow {
    const { row, cells } = input;
    if (existing && options.on_existing === "skip") return answer(input, group, { verdict: "skip" });
    if (group.isFailed)
      return answer(input, group, { verdict: "error", problems: [noteAt(cells, "first_row_failed", null)] });
    const differing = differences(row, group).map((field) =>
      noteAt(cells, "differs_from_first_row", field.replace(/_id$/, "")),
    );
    const isOther = row.id !== undefined && group.file_id !== undefined && row.id !== group.file_id;
    const other = isOther ? [noteAt(cells, "reference_of_other", "reference")] : [];
    const place = placeOf(group, row, existing);
    const broken = place?.kind === "broken" ? [noteAt(cells, "shape_unreadable", "geometry")] : [];
    const problems = [...row.problems, ...other, ...differing, ...broken];
    const plan = planIn(place);
    const { id } = group;
    const of = { id, is_new: !existing, lock_version: existing?.lock_version ?? 0 };
    const record = plan && { ...NO_PLAN, ...of, place: plan };
    return answer(input, group, {
      verdict: verdictOfMore(place, plan),
      problems,
      record,
      changes: placeChanges(plan, existing),
    });
  }

  function begin({ row, key }: RowToJudge, keys: readonly string[], existing: Existing | undefined): Group {
    const name = row.set["name"] ?? existing?.name ?? row.set["reference"];
    const reference = row.set["reference"];
    const rows = survey.rowsOf(survey.keyOf(key, ownerOf(row, subject)));
    const isExpected = rows > 1 || (typeof reference === "string" && survey.isReferenceRepeated(reference));
    const group: Group = {
      id: existing?.id ?? uuidv7(),
      existing_id: existing?.id,
      file_id: row.id,
      first: isExpected ? row : undefined,
      title: typeof name === "string" ? name : null,
      book: newBook(rows === 1),
      isFailed: false,
    };
    for (const one of keys) if (!groups.has(one)) groups.set(one, group);
    return group;
  }

  /** Ids of existing records that judging a row needs: of its own, and of the record that earlier rows began. */
  function neededFor(input: RowToJudge): string[] {
    const { id } = targetOf(input.row);
    return [id, groupOf(keysOf(input, undefined))?.existing_id].flatMap((one) => one ?? []);
  }

  function judge(input: RowToJudge, found: ReadonlyMap<string, Existing>): JudgedRow {
    const own = found.get(targetOf(input.row).id ?? "");
    const keys = keysOf(input, own);
    const group = groupOf(keys);
    if (group) return judgeMore(input, group, found.get(group.existing_id ?? ""));
    return judgeFirst(input, begin(input, keys, own), own);
  }
  return { judge, neededFor };
}
