import { List, Map as MapIcon } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnsMenu } from "#admin/lists/ColumnsMenu.tsx";
import type { Columns } from "#admin/lists/use-columns.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { COLUMNS } from "./DeviceColumns.tsx";

type Column = (typeof COLUMNS)[number];

export type View = "list" | "map";

interface ViewControlsProps {
  view: View;
  onChange: (view: View) => void;
  columns: Columns<Column>;
}

/** Which columns, and whether as a list or on a map. */
export function ViewControls({ view, onChange, columns }: ViewControlsProps) {
  const { t } = useTranslation();
  const names = Object.fromEntries(COLUMNS.map((id) => [id, t(`devices.columns.${id}`)])) as Record<Column, string>;
  return (
    <>
      {view === "list" && <ColumnsMenu noun="devices" columns={columns} names={names} />}
      <Segmented<View>
        label={t("devices.list.show_as")}
        items={[
          { id: "list", label: t("devices.list.as_list"), icon: List },
          { id: "map", label: t("devices.list.as_map"), icon: MapIcon },
        ]}
        value={view}
        onChange={onChange}
      />
    </>
  );
}
