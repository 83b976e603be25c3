import { useMemo } from "react";
import { resolveChain } from "#datachain/resolve.ts";
import { useChainWork } from "./chain-work.ts";
import { useContentSoon } from "./content-soon.ts";

/** The chain resolved in one language, updated shortly after each keystroke. */
export function useResolved(locale: string, gap?: string) {
  const { taxonomy, organizations, default_locale } = useChainWork();
  const content = useContentSoon();
  return useMemo(
    () => resolveChain({ taxonomy, content, organizations, locale, default_locale, ...(gap !== undefined && { gap }) }),
    [taxonomy, content, organizations, locale, default_locale, gap],
  );
}
