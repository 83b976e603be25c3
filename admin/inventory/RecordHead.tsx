import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { withoutEndSlash } from "#admin/paths.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";

export interface RecordTab {
  href: string;
  label: string;
  count?: ReactNode;
  /** Also current on every path below its own. */
  isBranch?: boolean | undefined;
}

interface RecordHeadProps {
  name: string;
  reference?: ReactNode;
  /** Badge beside the name. */
  status?: ReactNode;
  actions?: ReactNode;
  tabsLabel: string;
  tabs: readonly RecordTab[];
}

/** Head of a record's pages: name, state, actions and tabs. */
export function RecordHead({ name, reference, status, actions, tabsLabel, tabs }: RecordHeadProps) {
  const { pathname } = useLocation();
  const here = withoutEndSlash(pathname);
  return (
    <>
      <PageHead title={name} subtitle={reference} status={status} actions={actions} />
      <TabLinks
        label={tabsLabel}
        items={tabs.map(({ isBranch = false, ...tab }) => ({
          ...tab,
          isCurrent: here === tab.href || (isBranch && here.startsWith(`${tab.href}/`)),
        }))}
      />
    </>
  );
}
