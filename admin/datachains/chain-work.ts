import { createContext, use, useSyncExternalStore } from "react";
import type { Autosaver } from "#admin/autosave/autosaver.ts";
import type { ChainContent, ChainOrganization, Taxonomy } from "#datachain/model.ts";
import type { ChainSubject } from "./chain-subject.ts";

/** Everything the pages of one chain work on. */
export type ChainWork = {
  readonly subject: ChainSubject;
  readonly name: string;
  readonly taxonomy: Taxonomy;
  readonly saver: Autosaver<ChainContent>;
  readonly organizations: readonly ChainOrganization[];
  /** Makes an organization known that was just chosen. */
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

/** Reads a part of the content; what reads a part that did not change is not drawn again. */
export function useContent<T>(select: (content: ChainContent) => T): T {
  const { saver } = useChainWork();
  return useSyncExternalStore(saver.subscribe, () => select(saver.snapshot().document));
}
