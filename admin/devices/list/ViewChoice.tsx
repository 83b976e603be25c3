import { List, Map as MapIcon } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";

type View = "list" | "map";

interface ViewChoiceProps {
  view: View;
  onChange: (view: View) => void;
}

/** Switches between list and map. */
export function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const { t } = useTranslation();
  return (
    <Segmented<View>
      label={t("devices.list.show_as")}
      items={[
        { id: "list", label: t("devices.list.as_list"), icon: List },
        { id: "map", label: t("devices.list.as_map"), icon: MapIcon },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}
