import { type UIMatch, useMatches } from "react-router";
import type { WordKey } from "#admin/i18n/i18n.ts";

export type TitleKey = WordKey;

/** Metadata of a route. */
export type RouteHandle = {
  /** Document title and breadcrumb. */
  title?: TitleKey;
  /** A tab of the surrounding page: opening it changes neither focus nor breadcrumbs. */
  isTab?: boolean;
  /** Uses the full width for side-by-side panes: the sidebar shrinks to a rail. */
  isWorkbench?: boolean;
};

type Titled = UIMatch<unknown, RouteHandle | undefined>;

/** The matched routes with a title, outermost first. */
export const useTitledMatches = () =>
  (useMatches() as Titled[]).filter((match): match is UIMatch<unknown, RouteHandle & { title: TitleKey }> =>
    Boolean(match.handle?.title),
  );

export const useIsWorkbench = () => (useMatches() as Titled[]).some(({ handle }) => handle?.isWorkbench);
