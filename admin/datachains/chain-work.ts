import { createContext, use, useSyncExternalStore } from "react";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import type { ChainContent, ChainOrganization, Taxonomy } from "#datachain/model.ts";
import type { ChainSubject } from "./chain-subject.ts";

/** State shared by a chain's pages. */
export type ChainWork = {
  readonly subject: ChainSubject;
  readonly name: string;
  readonly taxonomy: Taxonomy;
  readonly saver: Autosaver<ChainContent>;
  readonly organizations: readonly ChainOrganization[];
  /** Adds an organization that was just chosen to `organizations`. */
  readonly addOrganization: (organization: ChainOrganization) => void;
  readonly locales: readonly string[];
  readonly default_locale: string;
  /** The language being written and previewed. */
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  readonly canEdit: boolean;
};

export const ChainWorkContext = createContext<ChainWork | null>(null);

export function useChainWork(): ChainWork {
  const work = use(ChainWorkContext);
  if (!work) throw new Error("The chain's pages stand inside ChainFrame");
  return work;
}

/** Selects part of the content; re-renders only when that part changes. */
export function useContent<T>(select: (content: ChainContent) => T): T {
  const { saver } = useChainWork();
  return useSyncExternalStore(saver.subscribe, () => select(saver.snapshot().document));
}
