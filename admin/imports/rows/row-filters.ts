import { useListState } from "#admin/lists/use-list-state.ts";
import { PROBLEM_CODES, type ProblemCode } from "#contract/import-problems.ts";
import { type Verdict, VERDICTS } from "#contract/imports.ts";

/** Row filters, kept in the address; unknown values are ignored. */
export function useRowFilters() {
  const list = useListState({ sorts: ["number"], filters: ["verdict", "problem"] });
  const verdicts = VERDICTS.filter((verdict) => list.filter("verdict").includes(verdict));
  const problems = PROBLEM_CODES.filter((code) => list.filter("problem").includes(code));
  const toggle = <T extends string>(param: string, chosen: readonly T[], one: T) =>
    list.setFilter(param, chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return {
    list,
    verdicts,
    problems,
    toggleVerdict: (verdict: Verdict) => toggle("verdict", verdicts, verdict),
    toggleProblem: (code: ProblemCode) => toggle("problem", problems, code),
  };
}
