import { useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type IdentityDomain, identityProvidersApi } from "#contract/identity-providers.ts";

/** Domains whose people may join, each proven by a DNS record. */
export function DomainsCard({ domains, email }: { domains: readonly IdentityDomain[]; email: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [domain, setDomain] = useState("");
  const confirmed = useConfirmed();
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
            <DomainRow key={one.domain} domain={one} run={confirmed.run} />
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
          errorMessage={add.error && !confirmed.asking ? errorWords(add.error) : undefined}
        />
        <Button
          icon={Plus}
          isPending={add.isPending}
          onPress={() => void confirmed.run(() => add.mutateAsync({ body: { domain } }), ignore)}
        >
          {t("identity.domains.add")}
        </Button>
      </div>
      {confirmed.asking && <ConfirmPasswordDialog email={email} {...confirmed.asking} />}
    </FormCard>
  );
}

/** The mutation shows its own error. */
const ignore = () => undefined;

type RowProps = { domain: IdentityDomain; run: ReturnType<typeof useConfirmed>["run"] };

function DomainRow({ domain: { domain, record, verified_at }, run }: RowProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onSettled = () => invalidate(client, identityProvidersApi.get);
  const onError = (error: unknown) => showToast({ message: errorWords(error), tone: "danger" });
  const params = { domain };
  const verify = useCall(identityProvidersApi.verifyDomain, {
    onSuccess: (answer) =>
      answer.domain.verified_at || showToast({ message: t("identity.domains.not_found"), tone: "danger" }),
    onSettled,
  });
  const remove = useCall(identityProvidersApi.removeDomain, { onSettled });
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
          onPress={() => void run(() => remove.mutateAsync({ params }), onError)}
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
            onPress={() => void run(() => verify.mutateAsync({ params }), onError)}
          >
            {t("identity.domains.check")}
          </Button>
        </>
      )}
    </li>
  );
}
