import { PUBLIC_SHEET_WORDS } from "#factsheet/all-words.ts";
import type { Column, Question } from "#factsheet/question.ts";
import { plainWord } from "#contract/plain-word.ts";

type Labels = Readonly<Record<string, string>>;
type Named = { readonly column: Column; readonly options: ReadonlyMap<string, string> };
/** By the plain name of a column in one language. */
type Names = ReadonlyMap<string, Named>;

function namesIn(words: (typeof PUBLIC_SHEET_WORDS)["en"], { id, columns = [] }: Question): Names {
  const titles = (words.columns as Readonly<Record<string, Labels>>)[id] ?? {};
  const labels = (words.column_options as Readonly<Record<string, Readonly<Record<string, Labels>>>>)[id] ?? {};
  const named = columns.map((column): Named => {
    const options = Object.entries(labels[column.id] ?? {});
    return { column, options: new Map(options.map(([option, label]) => [plainWord(label), option])) };
  });
  return new Map([
    ...named.map((one) => [plainWord(one.column.id), one] as const),
    ...named.map((one) => [plainWord(titles[one.column.id] ?? one.column.id), one] as const),
  ]);
}

const cache = new Map<string, readonly Names[]>();
function allNames(question: Question): readonly Names[] {
  const known = cache.get(question.id);
  if (known) return known;
  const names = Object.values(PUBLIC_SHEET_WORDS).map((words) => namesIn(words, question));
  cache.set(question.id, names);
  return names;
}

/** Begins with a letter: JSON has names and colons, too. */
const LABELLED = /^(\p{L}[^:\n]{0,79}):\s(.*)$/u;
function labelled(line: string, names: Names) {
  const [, name = "", text = ""] = LABELLED.exec(line) ?? [];
  const named = name ? names.get(plainWord(name)) : undefined;
  return named && { ...named, text };
}

function valueOf({ column, options }: Named, text: string): unknown {
  if (column.kind === "choice") return options.get(plainWord(text)) ?? text;
  if (column.kind === "choices") return text.split(", ").map((one) => options.get(plainWord(one)) ?? one);
  return text;
}

type Row = Map<string, { readonly named: Named; text: string }>;

/** Text without a name belongs to the last text of its row. */
function addText(row: Row, names: Names, text: string, sign: string) {
  const last = [...row.values()].at(-1);
  const isText = last && (last.named.column.kind === "text" || last.named.column.kind === "line");
  const named = [...names.values()].find(({ column }) => column.kind === "text");
  const into = isText ? last : named && row.get(named.column.id);
  if (into) into.text += sign + text;
  else if (named) row.set(named.column.id, { named, text });
}

function rowsIn(paragraphs: readonly string[], names: Names): Row[] | undefined {
  const rows: Row[] = [];
  for (const paragraph of paragraphs) {
    const lines = paragraph.split("\n").map((line) => line.trim());
    const isRow = labelled(lines[0] ?? "", names) !== undefined;
    const row = isRow ? new Map() : rows.at(-1);
    if (!row) return undefined;
    if (isRow) rows.push(row);
    for (const [at, line] of lines.entries()) {
      const found = labelled(line, names);
      if (found && !row.has(found.column.id)) row.set(found.column.id, { named: found, text: found.text });
      else addText(row, names, line, at === 0 ? "\n\n" : "\n");
    }
  }
  return rows;
}

/** Rows written as text, as files of standards have them: "Risk: …" and "Mitigation: …", a paragraph for each row. */
export function renderedRows(question: Question, cell: string): Record<string, unknown>[] | undefined {
  const paragraphs = cell.trim().split(/\r?\n(?:[ \t]*\r?\n)+/);
  const [first = ""] = (paragraphs[0] ?? "").split("\n");
  if (!LABELLED.test(first.trim())) return undefined;
  const names = allNames(question).find((one) => labelled(first.trim(), one));
  const rows = names && rowsIn(paragraphs, names);
  return rows?.map((row) => Object.fromEntries([...row].map(([id, { named, text }]) => [id, valueOf(named, text)])));
}
