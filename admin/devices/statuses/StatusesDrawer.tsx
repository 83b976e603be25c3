import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useOpened } from "#admin/frame/use-opened.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { type Status, statusesApi } from "#contract/statuses.ts";
import { StatusDialog } from "./StatusDialog.tsx";
import { StatusList } from "./StatusList.tsx";

/** The statuses an organization gives its devices: their names, order and meaning. */
export function StatusesDrawer() {
  const { t } = useTranslation();
  const { opened, close } = useOpened("statuses");
  const { locales, isPending } = useContentLocale();
  const [editing, setEditing] = useState<Status | "new">();
  if (opened === null) return null;
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t("devices.statuses.title")}
      closeLabel={t("common.close")}
      footer={
        <Button variant="primary" icon={Plus} onPress={() => setEditing("new")}>
          {t("devices.statuses.new")}
        </Button>
      }
    >
      <p className="mb-3 text-muted">{t("devices.statuses.intro")}</p>
      <Statuses onEdit={setEditing} />
      {editing && !isPending && (
        <StatusDialog
          status={editing === "new" ? undefined : editing}
          locales={locales}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Drawer>
  );
}

function Statuses({ onEdit }: { onEdit: (status: Status) => void }) {
  const { t } = useTranslation();
  const { data, isError, error, isFetching, refetch } = useQuery(query(statusesApi.list, {}));
  const retry = (
    <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
      {t("common.retry")}
    </Button>
  );
  if (data?.statuses.length === 0) return <p>{t("devices.statuses.empty")}</p>;
  if (data) return <StatusList statuses={data.statuses} onEdit={onEdit} />;
  if (isError)
    return (
      <Note tone="danger" role="alert" title={t("devices.statuses.failed")} actions={retry}>
        {errorWords(error)}
      </Note>
    );
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {[70, 55, 62, 48].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </div>
  );
}
