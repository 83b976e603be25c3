import { useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type IdentityDomain, identityProvidersApi } from "#contract/identity-providers.ts";

/** Domains whose people may join, each proven by a DNS record. */
export function DomainsCard({ domains }: { domains: readonly IdentityDomain[] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [domain, setDomain] = useState("");
  const add = useCall(identityProvidersApi.addDomain, {
    onSuccess: () => {
      setDomain("");
      return invalidate(client, identityProvidersApi.get);
    },
  });
  return (
    <FormCard title={t("identity.domains.title")} intro={t("identity.domains.intro")}>
      {domains.length === 0 ? (
        <p className="text-muted">{t("identity.domains.empty")}</p>
      ) : (
        <ul className="divide-y divide-border rounded-md border border-border">
          {domains.map((one) => (
            <DomainRow key={one.domain} domain={one} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          className="min-w-40 flex-1"
          label={t("identity.domains.domain")}
          dir="ltr"
          value={domain}
          onChange={setDomain}
          errorMessage={add.error ? errorWords(add.error) : undefined}
        />
        <Button icon={Plus} isPending={add.isPending} onPress={() => add.mutate({ body: { domain } })}>
          {t("identity.domains.add")}
        </Button>
      </div>
    </FormCard>
  );
}

function DomainRow({ domain: { domain, record, verified_at } }: { domain: IdentityDomain }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onSettled = () => invalidate(client, identityProvidersApi.get);
  const onError = (error: Error) => showToast({ message: errorWords(error), tone: "danger" });
  const params = { domain };
  const verify = useCall(identityProvidersApi.verifyDomain, {
    onSuccess: (answer) =>
      answer.domain.verified_at || showToast({ message: t("identity.domains.not_found"), tone: "danger" }),
    onError,
    onSettled,
  });
  const remove = useCall(identityProvidersApi.removeDomain, { onError, onSettled });
  return (
    <li className="flex flex-col gap-2 px-3 py-2">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{domain}</span>
        <Badge tone={verified_at ? "success" : "warning"}>
          {t(verified_at ? "identity.domains.verified" : "identity.domains.waiting")}
        </Badge>
        <IconButton
          icon={X}
          label={t("identity.domains.remove", { domain })}
          isPending={remove.isPending}
          onPress={() => remove.mutate({ params })}
        />
      </div>
      {!verified_at && (
        <>
          <CopyField
            className="flex-1 font-mono"
            label={t("identity.domains.record")}
            value={record}
            copyLabel={t("identity.provider.copy")}
            copiedLabel={t("common.copied")}
            refusedLabel={t("common.not_copied")}
          />
          <Button
            size="sm"
            className="self-start"
            isPending={verify.isPending}
            onPress={() => verify.mutate({ params })}
          >
            {t("identity.domains.check")}
          </Button>
        </>
      )}
    </li>
  );
}
