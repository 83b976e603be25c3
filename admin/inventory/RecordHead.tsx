import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { withoutEndSlash } from "#admin/paths.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";

export interface RecordTab {
  href: string;
  label: string;
  count?: ReactNode;
  /** Whether everything below its address belongs to it too. */
  isBranch?: boolean | undefined;
}

interface RecordHeadProps {
  name: string;
  reference?: ReactNode;
  /** Its state, beside the name. */
  status?: ReactNode;
  actions?: ReactNode;
  tabsLabel: string;
  tabs: readonly RecordTab[];
}

/** The head of a record's pages: what it is called, how it stands, what can be done, and its tabs. */
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
