import { useWatch } from "react-hook-form";
import { config } from "#admin/api/config.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";
import type { SiteValues } from "../form/site-values.ts";
import { DomainState } from "./DomainState.tsx";
import { SettingEntry } from "./SettingEntry.tsx";

/** The guide's address. Printed signs may depend on it, so only managers can change it. */
export function AddressFields({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation();
  const { domain, slug } = useWatch<SiteValues>();
  const { app_host } = config();
  const below = app_host && slug ? `${slug}.${app_host}` : undefined;
  const withoutDomain = below ? t("sites.address.domain_none", { address: below }) : t("sites.address.domain_hint");
  return (
    <>
      {isReadOnly && <Note tone="neutral">{t("sites.address.managers_only")}</Note>}
      <SettingEntry
        name="domain"
        isReadOnly={isReadOnly}
        hint={domain ? t("sites.address.domain_shown", { address: `https://${domain}` }) : withoutDomain}
      />
      {domain && !isReadOnly && <DomainState domain={domain} />}
      <SettingEntry
        name="slug"
        isRequired
        isReadOnly={isReadOnly}
        hint={domain && below ? t("sites.address.slug_shown", { address: below }) : t("sites.address.slug_hint")}
      />
    </>
  );
}
