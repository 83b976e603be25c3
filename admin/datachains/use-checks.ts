import { useMemo } from "react";
import { categoryStates } from "#datachain/category-states.ts";
import { checkChain } from "#datachain/check.ts";
import type { Finding } from "#datachain/findings.ts";
import type { ChainContent } from "#datachain/model.ts";
import { useChainWork } from "./chain-work.ts";
import { useContentSoon } from "./content-soon.ts";

export type Checks = {
  /** The checked content, slightly older than the typed one. */
  readonly content: ChainContent;
  readonly findings: readonly Finding[];
  readonly states: ReturnType<typeof categoryStates>;
};

/** Findings, deferred so that typing is not delayed. */
export function useChecks(): Checks {
  const { taxonomy, organizations, locales, default_locale } = useChainWork();
  const content = useContentSoon();
  return useMemo(() => {
    const findings = checkChain({ taxonomy, content, organizations, locales, default_locale });
    return { content, findings, states: categoryStates(taxonomy, content, findings) };
  }, [taxonomy, content, organizations, locales, default_locale]);
}
