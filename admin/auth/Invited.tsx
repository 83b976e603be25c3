import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { SharedWith } from "#contract/share-links.ts";
import { AuthHead } from "./AuthHead.tsx";

/** Sender, subject and expiry of an invitation. */
export function Invited({ shared }: { shared: SharedWith }) {
  const { t } = useTranslation();
  const { invited_by, customer_name, title, parts, permission } = shared;
  const who = invited_by ? `${invited_by} (${customer_name})` : customer_name;
  const date = formatDate(shared.expires_at, { dateStyle: "long" });
  const [part] = parts;
  return (
    <div className="mb-6">
      <AuthHead title={t("auth.share.invited", { who })} />
      <p className="mt-6 font-medium [overflow-wrap:anywhere]">{title}</p>
      {parts.length === 1 && part && <p className="text-muted">{t(`auth.share.parts.${part}`)}</p>}
      <p className="mt-3">{t(`auth.share.may_${permission}`, { date })}</p>
    </div>
  );
}
