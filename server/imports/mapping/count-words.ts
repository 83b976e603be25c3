import type { FieldWord, FieldWords, ImportSubject } from "#contract/imports.ts";
import { wordKey } from "#contract/plain-word.ts";
import { columnOf, type ImportRecipe } from "#contract/import-recipe.ts";
import { rowColumnOf } from "../fields/answer-field.ts";
import { sameName, splitList } from "../fields/read-cell.ts";
import type { Cells } from "../fields/read-record.ts";
import { cutText } from "../read/cut-text.ts";
import { type ChoiceField, choiceFieldOf } from "./choice-fields.ts";
import type { RememberedWords } from "./remembered-words.ts";
import { suggestWord, type Targets } from "./suggest-word.ts";
import { knownNames, namesOf } from "./load-targets.ts";

/** More suggest a wrongly matched column. */
const MAX_COUNTED = 5000;
const MAX_LISTED = 2000;
/** Of all fields together: bounds memory, and what a recipe has to hold. */
const MAX_COUNTED_IN_ALL = 20_000;
const MAX_LISTED_IN_ALL = 8000;
/** The longest word that can be matched. */
const MAX_WORD = 300;

type Counted = { readonly word: string; rows: number };

/** Our answers to questions may hold a reason instead of a choice. */
const isLeftOpen = (text: string) => text.startsWith("[not_");
/** Suppliers with roles are read as they are. */
const hasRoles = (field: string, text: string) => field === "suppliers" && /\([^()]+\)\s*$/.test(text.slice(-200));

/** Counts the words of the choice fields, cell by cell. */
export function createWordCount(
  subject: ImportSubject,
  recipe: ImportRecipe,
  targets: Targets,
  remembered: RememberedWords,
) {
  const used = new Map<string, Set<string>>();
  for (const group of [recipe.fields, ...recipe.groups])
    for (const [field, parts] of Object.entries(group)) {
      if (!choiceFieldOf(subject, field)) continue;
      const columns = parts.flatMap((part) => columnOf(part) ?? []);
      // a constant is chosen from our own options
      if (columns.length) used.set(field, new Set([...(used.get(field) ?? []), ...columns]));
    }
  const names = namesOf(targets);
  const known = knownNames(targets);
  const counts = new Map([...used.keys()].map((field) => [field, new Map<string, Counted>()]));
  const empty = new Map([...used.keys()].map((field) => [field, 0]));

  const isName = ({ noun }: ChoiceField, text: string) => Boolean(noun && known[noun].has(sameName(text)));
  function wordsIn(field: string, choice: ChoiceField, text: string): string[] {
    const isWhole = remembered.get(field)?.has(wordKey(text)) || isName(choice, text);
    if (!choice.is_list || isWhole) return [text];
    if (hasRoles(field, text)) return [];
    if (!choice.noun && "value" in choice.read(text, { date_order: "iso", is_own: false })) return [text];
    return splitList(text, { is_own: false });
  }
  let counted_in_all = 0;
  function addText(field: string, words: Map<string, Counted>, text: string | undefined) {
    const choice = choiceFieldOf(subject, field);
    if (!text || !choice) {
      empty.set(field, (empty.get(field) ?? 0) + 1);
      return;
    }
    if (isLeftOpen(text)) return;
    for (const word of new Set(wordsIn(field, choice, text).map((one) => cutText(one, MAX_WORD)))) {
      const key = wordKey(word);
      const counted = words.get(key);
      if (counted) counted.rows += 1;
      else if (words.size < MAX_COUNTED && counted_in_all < MAX_COUNTED_IN_ALL) {
        words.set(key, { word, rows: 1 });
        counted_in_all += 1;
      }
    }
  }
  /** Call once for each row of the file. */
  function add(cells: Cells) {
    for (const [field, words] of counts) if (!rowColumnOf(field)) addText(field, words, cells.get(field)?.text.trim());
  }
  /** Call for each row of a factsheet. */
  function addRow(cells: Cells) {
    for (const [field, { text }] of cells) {
      const words = counts.get(field);
      if (words) addText(field, words, text.trim());
    }
  }

  function meaningOf(field: string, choice: ChoiceField, { word, rows }: Counted): FieldWord {
    const before = remembered.get(field)?.get(wordKey(word));
    if (before) return { word, rows, to: before.to, origin: "remembered", remembered_at: before.at };
    if (choice.noun) {
      const name = known[choice.noun].get(sameName(word));
      if (name !== undefined) return { word, rows, to: name, origin: "known", remembered_at: null };
    } else {
      const read = choice.read(word, { date_order: "iso", is_own: false });
      if ("value" in read) return { word, rows, to: optionOf(read.value), origin: "known", remembered_at: null };
    }
    return { word, rows, ...suggestWord(field, choice, word, targets), remembered_at: null };
  }

  function fieldOf(field: string, counted: ReadonlyMap<string, Counted>, choice: ChoiceField, max: number): FieldWords {
    const words = [...counted.values()]
      .map((one) => meaningOf(field, choice, one))
      .toSorted((a, b) => Number(a.origin === "known") - Number(b.origin === "known") || b.rows - a.rows);
    return {
      field,
      columns: [...(used.get(field) ?? [])],
      targets: choice.noun ? [...names[choice.noun]] : [...choice.options],
      can_create: choice.noun !== undefined,
      words: words.slice(0, max),
      more: Math.max(0, words.length - max),
      empty_rows: empty.get(field) ?? 0,
    };
  }
  /** How many words each field may list: short lists are whole, the others share what is left. */
  function shares() {
    let left = MAX_LISTED_IN_ALL;
    const sizes = [...counts].map(([field, { size }]) => ({ field, size })).toSorted((a, b) => a.size - b.size);
    return new Map(
      sizes.map(({ field, size }, at) => {
        const share = Math.min(size, MAX_LISTED, Math.floor(left / (sizes.length - at)));
        left -= share;
        return [field, share];
      }),
    );
  }
  function result(): FieldWords[] {
    const max = shares();
    return [...counts].flatMap(([field, counted]) => {
      const choice = choiceFieldOf(subject, field);
      return choice && counted.size ? [fieldOf(field, counted, choice, max.get(field) ?? 0)] : [];
    });
  }
  return { add, addRow, result };
}

const optionOf = (value: unknown) => (typeof value === "boolean" ? (value ? "yes" : "no") : String(value));
