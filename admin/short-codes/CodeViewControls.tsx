import { List, Map as MapIcon } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ColumnsMenu } from "#admin/lists/ColumnsMenu.tsx";
import type { Columns } from "#admin/lists/use-columns.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { CODE_COLUMNS, type CodeColumn } from "./code-columns.ts";

type CodeView = "list" | "map";

interface CodeViewControlsProps {
  view: CodeView;
  onChange: (view: CodeView) => void;
  columns: Columns<CodeColumn>;
}

/** Chooses the columns, and list or map. */
export function CodeViewControls({ view, onChange, columns }: CodeViewControlsProps) {
  const { t } = useTranslation();
  const names = Object.fromEntries(CODE_COLUMNS.map((id) => [id, t(`codes.columns.${id}`)])) as Record<
    CodeColumn,
    string
  >;
  return (
    <>
      {view === "list" && <ColumnsMenu noun="codes" columns={columns} names={names} />}
      <Segmented<CodeView>
        label={t("codes.view.label")}
        items={[
          { id: "list", label: t("codes.view.list"), icon: List },
          { id: "map", label: t("codes.view.map"), icon: MapIcon },
        ]}
        value={view}
        onChange={onChange}
      />
    </>
  );
}
