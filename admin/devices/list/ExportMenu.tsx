import { Download } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { FORMATS, type Format } from "./use-export.ts";

interface ExportMenuProps {
  onExport: (format: Format) => void;
  isPending: boolean;
  look: "head" | "bar";
}

export function ExportMenu({ onExport, isPending, look }: ExportMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      aria-label={t("devices.export.action")}
      onAction={(format) => onExport(format as Format)}
      trigger={
        <Button
          icon={Download}
          isPending={isPending}
          aria-label={t("devices.export.action")}
          {...(look === "bar" && { variant: "ghost" as const, size: "sm" as const, className: "text-text!" })}
        >
          <span className={look === "head" ? "max-md:hidden" : ""}>{t("devices.export.action")}</span>
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} id={format} detail={t(`devices.export.${format}_detail`)}>
          {t(`devices.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
