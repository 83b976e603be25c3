import type { ProblemCode } from "#contract/import-problems.ts";
import type { WordMatch } from "#contract/import-recipe.ts";
import { type ImportMade, type ImportOptions, MAX_NEW_REFERENCES } from "#contract/imports.ts";
import { ORGANIZATION } from "#contract/records/organization.ts";
import { isNobody, isNothing, isSentence } from "../fields/organization-name.ts";
import { type ReadOptions, sameName } from "../fields/read-cell.ts";
import type { Made } from "../import-plan.ts";
import type { Vocabulary } from "./load-vocabulary.ts";
import { inFileOrder } from "./order-labels.ts";

type Noun = ImportMade["noun"];

/** A code of another register, which would be a meaningless name. */
const CODE = /^(?:\p{L}|\d+)$/u;
const UNKNOWN: Record<Noun, ProblemCode> = {
  status: "status_unknown",
  organization: "organization_unknown",
  label: "label_unknown",
};

/** Names that people write where they know none, and sentences: neither is created unasked. */
function unlikelyName(noun: Noun, name: string): ProblemCode | undefined {
  if (noun === "organization" ? isNobody(name) : noun === "label" && isNothing(name)) return "no_value";
  return noun === "organization" && isSentence(name) ? "organization_unlikely" : undefined;
}

/** Resolves statuses, organizations and labels by name; missing ones are created or reported. */
export function createReferences(
  vocabulary: Vocabulary,
  { create_missing, is_own }: Pick<ImportOptions, "create_missing"> & Pick<ReadOptions, "is_own">,
  values: readonly WordMatch[] = [],
) {
  /** Names that people chose for a word: they are created even if they look like codes. */
  const chosen = new Set(values.flatMap(({ to }) => (to === null ? [] : [sameName(to)])));
  const missing = new Map<string, Made>();
  const predecessors = new Map<string, Set<string>>();
  const keyOf = (noun: Noun, name: string) => `${noun} ${sameName(name)}`;
  const isKnown = (noun: Noun, name: string) => vocabulary[noun].has(sameName(name));
  return {
    /** The same for all names of a status, organization or label. */
    identify: (noun: Noun, name: string) => vocabulary[noun].get(sameName(name)) ?? sameName(name),
    problemOf: (noun: Noun, name: string): ProblemCode | undefined => {
      if (isKnown(noun, name) || missing.has(keyOf(noun, name))) return undefined;
      const isChosen = chosen.has(sameName(name));
      if (noun === "status" && CODE.test(name.trim()) && !isChosen) return "status_code";
      const unlikely = isChosen || is_own ? undefined : unlikelyName(noun, name);
      if (unlikely === "no_value") return unlikely;
      if (!create_missing && !isChosen) return UNKNOWN[noun];
      if (unlikely) return unlikely;
      return missing.size < MAX_NEW_REFERENCES ? undefined : "too_many_new";
    },
    isLong: (noun: Noun, name: string) =>
      noun === "organization" && name.length > ORGANIZATION.name.advised && !isKnown(noun, name),
    /** Of these names, those that the import creates, each once. */
    newOf: (named: readonly ImportMade[]): ImportMade[] => {
      const added = named.filter(({ noun, name }) => !vocabulary[noun].has(sameName(name)));
      return [...new Map(added.map((one) => [keyOf(one.noun, one.name), one])).values()];
    },
    /** Marks a reference for creation if it is missing. */
    need: (noun: Noun, name: string) => {
      const key = keyOf(noun, name);
      if (!vocabulary[noun].has(sameName(name)) && !missing.has(key)) missing.set(key, { noun, name: name.trim() });
    },
    /** Records the order of a row's labels. */
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
