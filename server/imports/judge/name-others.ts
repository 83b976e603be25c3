import type { ProblemCode } from "#contract/import-problems.ts";
import type { ImportMade, ImportOptions } from "#contract/imports.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Made } from "../import-plan.ts";
import type { Vocabulary } from "./load-vocabulary.ts";

type Noun = ImportMade["noun"];

/** A register's own code: as a name it would say nothing to those who read it. */
const CODE = /^(?:\p{L}|\d+)$/u;
const UNKNOWN: Record<Noun, ProblemCode> = {
  status: "status_unknown",
  organization: "organization_unknown",
  label: "label_unknown",
};

/** Labels have an order of their own, and a record's labels come in it: what is made keeps the order of the file. */
function inOrder(labels: readonly Made[], afterWhich: ReadonlyMap<string, ReadonlySet<string>>): Made[] {
  const waiting = new Map(labels.map((label) => [sameName(label.name), label]));
  const ordered: Made[] = [];
  while (waiting.size) {
    const isFree = (key: string) => ![...(afterWhich.get(key) ?? [])].some((other) => waiting.has(other));
    // Files of others may contradict themselves: then whichever was named first.
    const key = [...waiting.keys()].find(isFree) ?? waiting.keys().next().value ?? "";
    const label = waiting.get(key);
    if (label) ordered.push(label);
    waiting.delete(key);
  }
  return ordered;
}

/** Statuses, organizations and labels are called by their names; those we do not have are made, or are a problem. */
export function createNaming(vocabulary: Vocabulary, { create_missing }: Pick<ImportOptions, "create_missing">) {
  const made = new Map<string, Made>();
  const afterWhich = new Map<string, Set<string>>();
  return {
    /** What is wrong with naming it, if anything. */
    problemOf: (noun: Noun, name: string): ProblemCode | undefined => {
      if (vocabulary[noun].has(sameName(name))) return undefined;
      if (noun === "status" && CODE.test(name.trim())) return "status_code";
      return create_missing ? undefined : UNKNOWN[noun];
    },
    /** It is needed: if we do not have it, it will be made. */
    need: (noun: Noun, name: string) => {
      const key = `${noun} ${sameName(name)}`;
      if (!vocabulary[noun].has(sameName(name)) && !made.has(key)) made.set(key, { noun, name: name.trim() });
    },
    /** Labels that were named together, in the order they were named in. */
    together: (names: readonly string[]) => {
      for (const [at, name] of names.entries()) {
        const key = sameName(name);
        const before = afterWhich.get(key) ?? new Set();
        if (at > 0) before.add(sameName(names[at - 1] ?? ""));
        afterWhich.set(key, before);
      }
    },
    made: () => {
      const all = [...made.values()];
      const isLabel = ({ noun }: Made) => noun === "label";
      return [...all.filter((one) => !isLabel(one)), ...inOrder(all.filter(isLabel), afterWhich)];
    },
  };
}
export type Naming = ReturnType<typeof createNaming>;
