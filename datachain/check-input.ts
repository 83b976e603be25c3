import type { ChainContent, ChainOrganization, Taxonomy } from "./model.ts";

export type CheckInput = {
  readonly taxonomy: Taxonomy;
  readonly content: ChainContent;
  readonly organizations: readonly ChainOrganization[];
  readonly locales: readonly string[];
  readonly default_locale: string;
};
