import { Workflow } from "lucide-react";
import type { ReactNode } from "react";
import { Outlet, useLocation, useNavigate, useOutletContext } from "react-router";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ShareButton } from "#admin/records/share/ShareButton.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { mayOpen } from "#admin/session/share-limits.ts";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import type { Device } from "#contract/devices.ts";
import { sharedParts } from "#contract/share-scope.ts";
import { INVENTORY, type InventoryNoun } from "./inventory-records.ts";
import { ProgressLine } from "./ProgressLine.tsx";
import { RecordHead, type RecordTab } from "./RecordHead.tsx";
import { RecordMenu } from "./RecordMenu.tsx";

/** Outlet context of a record's tabs: the record in the content language. */
export interface RecordContext<R> {
  record: R;
  locale: string;
  isWriter: boolean;
}

export const useRecord = <R,>() => useOutletContext<RecordContext<R>>();

interface RecordPageProps {
  noun: InventoryNoun;
  record: Pick<Device, "id" | "name" | "page" | "chain">;
  locale: string;
  status: ReactNode;
  reference: ReactNode;
  tabs: readonly RecordTab[];
  /** Progress is refetched when this changes. */
  stamp: readonly unknown[];
  /** Tabs with a main action of their own. */
  busyTabs?: readonly string[];
}

/** One device or algorithm: a frame with tabs. */
export function RecordPage({ noun, record, locale, status, reference, tabs, stamp, busyTabs = [] }: RecordPageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const { pathname } = useLocation();
  const [part = "details"] = sharedParts(pathname);
  const { kind, listPath, builderPath } = INVENTORY[noun];
  const { id, name, chain } = record;
  useNamedPage(name);
  return (
    <>
      <RecordHead
        name={name}
        status={status}
        reference={reference}
        actions={
          isWriter && (
            <>
              <ShareButton subject={{ type: kind, id }} part={part} name={name} />
              <RecordMenu noun={noun} record={record} onRemoved={() => void navigate(listPath())} />
              <LinkButton icon={Workflow} href={builderPath(id)}>
                {chain ? t(`${noun}.edit_chain`) : t(`${noun}.begin_chain`)}
              </LinkButton>
            </>
          )
        }
        tabsLabel={t(`${noun}.one`)}
        tabs={tabs.filter(({ href }) => mayOpen(href))}
      />
      <div className="mt-5 flex flex-col gap-5">
        <ProgressLine
          kind={kind}
          id={id}
          stamp={JSON.stringify(stamp)}
          isWriter={isWriter}
          isQuiet={busyTabs.includes(pathname)}
        />
        <Outlet context={{ record, locale, isWriter } satisfies RecordContext<unknown>} />
      </div>
    </>
  );
}
