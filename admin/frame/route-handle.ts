import type { ParseKeys } from "i18next";
import { type UIMatch, useMatches } from "react-router";

export type TitleKey = ParseKeys;

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
