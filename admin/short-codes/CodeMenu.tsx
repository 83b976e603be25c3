import { Archive, Copy, Ellipsis, Palette, Pencil, Printer, QrCode, Split } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { signsPath } from "#admin/paths.ts";
import { useCopy } from "#admin/records/use-copy.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { ShortCode } from "#contract/short-codes.ts";
import { addressOf } from "./code-address.ts";

export type CodeAction = "show" | "retarget" | "edit" | "look" | "retire";

export function useCopyAddress(code: string) {
  const { t } = useTranslation();
  const copy = useCopy();
  return () => copy(addressOf(code).url, t("codes.detail.copied"));
}

interface CodeMenuProps {
  code: ShortCode;
  isWriter: boolean;
  /** Actions besides printing and copying. */
  actions: readonly CodeAction[];
  onAction: (action: CodeAction) => void;
}

const ICONS = { show: QrCode, retarget: Split, edit: Pencil, look: Palette, retire: Archive } as const;

export function CodeMenu({ code, isWriter, actions, onAction }: CodeMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const copy = useCopyAddress(code.code);
  const isRetired = code.state === "retired";
  const mayDo = (action: CodeAction) => {
    if (action === "show") return true;
    if (action === "look") return !isRetired;
    return isWriter && !(action === "retire" && isRetired);
  };
  return (
    <Menu
      placement="bottom end"
      aria-label={code.code}
      trigger={<IconButton size="sm" icon={Ellipsis} label={`${t("common.more")}: ${code.code}`} />}
    >
      {actions.filter(mayDo).map((action) => (
        <MenuItem
          key={action}
          icon={ICONS[action]}
          {...(action === "retire" && { tone: "danger" as const })}
          onAction={() => onAction(action)}
        >
          {t(`codes.menu.${action}`)}
        </MenuItem>
      ))}
      {!isRetired && (
        <MenuItem icon={Printer} onAction={() => void navigate(signsPath([code.code]))}>
          {t("codes.print_sign")}
        </MenuItem>
      )}
      <MenuItem icon={Copy} onAction={() => void copy()}>
        {t("codes.detail.copy")}
      </MenuItem>
    </Menu>
  );
}
