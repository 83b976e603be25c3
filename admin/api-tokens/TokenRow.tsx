import { CircleX, Clock, Ellipsis, KeyRound } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import type { ApiToken } from "#contract/api-tokens.ts";
import { RevokeToken } from "./RevokeToken.tsx";
import { RotateToken } from "./RotateToken.tsx";
import { scopeWords } from "./scope-words.ts";
import type { FreshToken } from "./use-token-form.ts";

const SOON_MS = 14 * 86_400_000;
const timeUntil = (time: string) => Date.parse(time) - Date.now();

interface TokenRowProps {
  token: ApiToken;
  email: string;
  onFresh: (fresh: FreshToken) => void;
}

export function TokenRow({ token, email, onFresh }: TokenRowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"rotate" | "revoke">();
  const { name, kind, hint, role, scopes, last_used_at, is_mine } = token;
  const close = () => setOpen(undefined);
  const label = t("tokens.actions", { name });
  const mayRotate = is_mine || kind === "service";
  return (
    <Row>
      <Cell kind="title" className="font-medium [overflow-wrap:anywhere]">
        {name}
      </Cell>
      <Cell label={t("tokens.columns.hint")} className="font-mono text-sm md:whitespace-nowrap">
        {hint ?? <span className="font-sans text-muted">{t("tokens.no_secret")}</span>}
      </Cell>
      <Cell label={t("tokens.columns.access")}>
        <span className="min-w-0">
          {t(`tokens.roles.${role}`)}
          <span className="block text-sm text-muted">{scopeWords(t, scopes)}</span>
        </span>
      </Cell>
      <Cell label={t("tokens.columns.last_used")} className="text-muted">
        {last_used_at ? (
          <time dateTime={last_used_at} title={formatDateTime(last_used_at)}>
            {formatRelative(last_used_at)}
          </time>
        ) : (
          t("tokens.never")
        )}
      </Cell>
      <Cell label={t("tokens.columns.expires")}>
        <Expiry token={token} />
      </Cell>
      <Cell label={t("tokens.columns.for")} className="[overflow-wrap:anywhere]">
        <Holder token={token} />
      </Cell>
      <Cell kind="actions">
        <Menu placement="bottom end" aria-label={label} trigger={<IconButton label={label} icon={Ellipsis} />}>
          {mayRotate && (
            <MenuItem icon={KeyRound} onAction={() => setOpen("rotate")}>
              {t(hint ? "tokens.rotate.open" : "tokens.rotate.finish")}
            </MenuItem>
          )}
          <MenuItem icon={CircleX} tone="danger" onAction={() => setOpen("revoke")}>
            {t("tokens.revoke.open")}
          </MenuItem>
        </Menu>
        {open === "rotate" && <RotateToken token={token} email={email} onClose={close} onFresh={onFresh} />}
        {open === "revoke" && <RevokeToken token={token} onClose={close} />}
      </Cell>
    </Row>
  );
}

function Expiry({ token: { expires_at } }: { token: ApiToken }) {
  const { t } = useTranslation();
  const date = formatDate(expires_at);
  const left = timeUntil(expires_at);
  if (left <= 0) return <Badge tone="sunken">{t("tokens.expired", { date })}</Badge>;
  if (left > SOON_MS) return <time dateTime={expires_at}>{date}</time>;
  return (
    <Badge tone="warning" icon={Clock}>
      {t("tokens.soon", { date })}
    </Badge>
  );
}

function Holder({ token: { kind, owner, created_by } }: { token: ApiToken }) {
  const { t } = useTranslation();
  if (kind === "person") return owner;
  return (
    <span className="min-w-0">
      {t("tokens.service")}
      {created_by && <span className="block text-sm text-muted">{t("tokens.made_by", { name: created_by })}</span>}
    </span>
  );
}
