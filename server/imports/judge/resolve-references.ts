import type { ProblemCode } from "#contract/import-problems.ts";
import { type ImportMade, type ImportOptions, MAX_NEW_REFERENCES } from "#contract/imports.ts";
import { sameName } from "../fields/read-cell.ts";
import type { Made } from "../import-plan.ts";
import type { Vocabulary } from "./load-vocabulary.ts";
import { inFileOrder } from "./order-labels.ts";

type Noun = ImportMade["noun"];

/** A register's own code: as a name it would say nothing to those who read it. */
const CODE = /^(?:\p{L}|\d+)$/u;
const UNKNOWN: Record<Noun, ProblemCode> = {
  status: "status_unknown",
  organization: "organization_unknown",
  label: "label_unknown",
};

/** Statuses, organizations and labels are referred to by name; missing ones are created, or are a problem. */
export function createReferences(vocabulary: Vocabulary, { create_missing }: Pick<ImportOptions, "create_missing">) {
  const missing = new Map<string, Made>();
  const predecessors = new Map<string, Set<string>>();
  const keyOf = (noun: Noun, name: string) => `${noun} ${sameName(name)}`;
  return {
    /** What is wrong with this reference, if anything. */
    problemOf: (noun: Noun, name: string): ProblemCode | undefined => {
      if (vocabulary[noun].has(sameName(name)) || missing.has(keyOf(noun, name))) return undefined;
      if (noun === "status" && CODE.test(name.trim())) return "status_code";
      if (!create_missing) return UNKNOWN[noun];
      return missing.size < MAX_NEW_REFERENCES ? undefined : "too_many_new";
    },
    /** A row that will be written needs it: if it is missing, it will be created. */
    need: (noun: Noun, name: string) => {
      const key = keyOf(noun, name);
      if (!vocabulary[noun].has(sameName(name)) && !missing.has(key)) missing.set(key, { noun, name: name.trim() });
    },
    /** Labels of one record, in the order the file has them in. */
    together: (names: readonly string[]) => {
      for (const [at, name] of names.entries()) {
        const key = sameName(name);
        const before = predecessors.get(key) ?? new Set();
        if (at > 0) before.add(sameName(names[at - 1] ?? ""));
        predecessors.set(key, before);
      }
    },
    missing: () => {
      const all = [...missing.values()];
      const isLabel = ({ noun }: Made) => noun === "label";
      return [...all.filter((one) => !isLabel(one)), ...inFileOrder(all.filter(isLabel), predecessors)];
    },
  };
}
export type References = ReturnType<typeof createReferences>;
