import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { formatDate, formatDateTime, formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { isPasswordNeeded } from "#admin/records/password-needed.ts";
import { Button } from "#admin/ui/Button.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Scim, scimApi } from "#contract/scim.ts";
import { DirectorySecretDialog } from "./DirectorySecretDialog.tsx";

/** The city's directory says who joins and leaves, by SCIM. */
export function DirectoryCard({ email }: { email: string }) {
  const { t } = useTranslation();
  const result = useQuery(query(scimApi.get, {}));
  const scim = result.data?.scim;
  if (result.isError && !scim) return <LoadFailure result={result} title={t("identity.directory.failed")} />;
  return (
    <FormCard title={t("identity.directory.title")} intro={t("identity.directory.intro")}>
      {scim ? <Directory scim={scim} email={email} /> : <LinesSkeleton rows={2} sign={20} />}
    </FormCard>
  );
}

function Directory({ scim, email }: { scim: Scim; email: string }) {
  const { t } = useTranslation();
  return (
    <>
      <CopyField
        className="min-w-0 flex-1 font-mono"
        label={t("identity.directory.address")}
        value={scim.address}
        copyLabel={t("identity.provider.copy")}
        copiedLabel={t("common.copied")}
        refusedLabel={t("common.not_copied")}
      />
      {scim.token ? (
        <Facts scim={scim} token={scim.token} />
      ) : (
        <p className="text-muted">{t("identity.directory.off")}</p>
      )}
      <TokenButtons hasToken={scim.token !== null} email={email} />
      <p className="text-sm text-muted">{t("identity.directory.leaving")}</p>
    </>
  );
}

function Facts({ scim, token }: { scim: Scim; token: NonNullable<Scim["token"]> }) {
  const { t } = useTranslation();
  const { hint, created_at, created_by, last_used_at } = token;
  const made = { date: formatDate(created_at), name: created_by ?? "" };
  const people = formatNumber(scim.people);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      <Fact name={t("identity.directory.token")}>
        <span className="font-mono">{hint}</span>
        <span className="block text-muted">
          {t(created_by ? "identity.directory.made_by" : "identity.directory.made", made)}
        </span>
      </Fact>
      <Fact name={t("identity.directory.last_used")}>
        {last_used_at ? (
          <time dateTime={last_used_at} title={formatDateTime(last_used_at)}>
            {formatRelative(last_used_at)}
          </time>
        ) : (
          t("identity.directory.never")
        )}
      </Fact>
      <Fact name={t("identity.directory.people")}>
        {scim.switched_off
          ? t("identity.directory.counted_off", { people, off: formatNumber(scim.switched_off) })
          : people}
      </Fact>
      <Fact name={t("identity.directory.groups")}>{formatNumber(scim.groups)}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </>
);

function TokenButtons({ hasToken, email }: { hasToken: boolean; email: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asking, setAsking] = useState<"replace" | "revoke">();
  const [secret, setSecret] = useState<string>();
  const make = useCall(scimApi.makeToken, {
    onSuccess: (made) => {
      setAsking(undefined);
      setSecret(made.secret);
      return invalidate(client, scimApi.get);
    },
  });
  const revoke = useCall(scimApi.revokeToken, {
    onSuccess: () => {
      setAsking(undefined);
      showToast({ message: t("identity.directory.revoked") });
      return invalidate(client, scimApi.get);
    },
  });
  const needsProof = isPasswordNeeded(make.error);
  const problem = make.error && !needsProof ? errorWords(make.error) : undefined;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={KeyRound}
        isPending={make.isPending}
        onPress={() => (hasToken ? setAsking("replace") : make.mutate({}))}
      >
        {t(hasToken ? "identity.directory.replace" : "identity.directory.make")}
      </Button>
      {hasToken && (
        <Button variant="danger-quiet" onPress={() => setAsking("revoke")}>
          {t("identity.directory.revoke")}
        </Button>
      )}
      {problem && !asking && (
        <p role="alert" className="w-full text-danger">
          {problem}
        </p>
      )}
      {asking === "replace" && !needsProof && (
        <ConfirmDialog
          title={t("identity.directory.replace_title")}
          text={t("identity.directory.replace_text")}
          confirmLabel={t("identity.directory.replace")}
          isPending={make.isPending}
          problem={problem}
          onConfirm={() => make.mutate({})}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {asking === "revoke" && (
        <ConfirmDialog
          title={t("identity.directory.revoke_title")}
          text={t("identity.directory.revoke_text")}
          confirmLabel={t("identity.directory.revoke")}
          isPending={revoke.isPending}
          problem={revoke.error && errorWords(revoke.error)}
          onConfirm={() => revoke.mutate({})}
          onCancel={() => setAsking(undefined)}
        />
      )}
      {needsProof && (
        <ConfirmPasswordDialog
          email={email}
          onConfirmed={() => make.mutate({})}
          onClose={() => {
            make.reset();
            setAsking(undefined);
          }}
        />
      )}
      {secret && <DirectorySecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </div>
  );
}
