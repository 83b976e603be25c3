import { type UIMatch, useMatches } from "react-router";
import type { WordKey } from "#admin/i18n/i18n.ts";

export type TitleKey = WordKey;

/** What a route says about itself. */
export type RouteHandle = {
  /** Names the document and the crumb. */
  title?: TitleKey;
  /** A tab belongs to the page around it: going there moves neither focus nor crumbs. */
  isTab?: boolean;
  /** Panes side by side need the whole window: the sidebar shrinks to a rail. */
  isWorkbench?: boolean;
};

type Titled = UIMatch<unknown, RouteHandle | undefined>;

/** The matched routes that have a name, outermost first. */
export const useTitledMatches = () =>
  (useMatches() as Titled[]).filter((match): match is UIMatch<unknown, RouteHandle & { title: TitleKey }> =>
    Boolean(match.handle?.title),
  );

export const useIsWorkbench = () => (useMatches() as Titled[]).some(({ handle }) => handle?.isWorkbench);
