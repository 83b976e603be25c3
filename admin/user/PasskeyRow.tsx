import { Cloud, Laptop, Usb } from "lucide-react";
import { formatDate, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import type { Passkey } from "#contract/passkeys.ts";

const GLYPHS = { synced: Cloud, device: Laptop, security_key: Usb };

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation();
  const { name, kind, created_at, last_used_at, is_elsewhere } = passkey;
  const Glyph = GLYPHS[kind];
  const facts = [
    t(`security.passkeys.kinds.${kind}`),
    t("security.passkeys.added_on", { date: formatDate(created_at) }),
    last_used_at
      ? t("security.passkeys.last_used", { when: formatRelative(last_used_at) })
      : t("security.passkeys.never_used"),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Glyph size={20} strokeWidth={1.75} className="text-muted" aria-hidden />
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          {is_elsewhere && <Badge tone="warning">{t("security.passkeys.elsewhere_short")}</Badge>}
        </div>
        <p className="text-sm text-muted tabular-nums">
          {is_elsewhere ? t("security.passkeys.elsewhere") : facts.join(" · ")}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" aria-label={t("security.passkeys.rename_label", { name })} onPress={onRename}>
          {t("security.passkeys.rename")}
        </Button>
        <Button size="sm" aria-label={t("security.passkeys.remove_label", { name })} onPress={onRemove}>
          {t("security.passkeys.remove")}
        </Button>
      </div>
    </li>
  );
}
