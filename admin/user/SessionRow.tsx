import { Monitor, Smartphone } from "lucide-react";
import { formatDate, formatDateTime, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import type { Session } from "#contract/user.ts";

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const device = session.device || t("user.sessions.unknown");
  const Glyph = /iphone|ipad|android/i.test(session.device) ? Smartphone : Monitor;

  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Glyph size={20} strokeWidth={1.75} className="text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium [overflow-wrap:anywhere]">{device}</span>
          {session.is_current && <Badge tone="success">{t("user.sessions.current")}</Badge>}
        </div>
        <div className="text-sm text-muted tabular-nums">
          <time dateTime={session.last_used_at} title={formatDateTime(session.last_used_at)}>
            {t("user.sessions.last_used", { when: formatRelative(session.last_used_at) })}
          </time>
          {" · "}
          <time dateTime={session.created_at}>
            {t("user.sessions.signed_in", { date: formatDate(session.created_at) })}
          </time>
        </div>
      </div>
      {!session.is_current && (
        <Button
          size="sm"
          aria-label={t("user.sessions.end_label", { device })}
          isPending={isEnding}
          pendingLabel={t("user.sessions.ending")}
          onPress={onEnd}
        >
          {t("user.sessions.end")}
        </Button>
      )}
    </li>
  );
}
