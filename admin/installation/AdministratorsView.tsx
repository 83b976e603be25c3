import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldPlus, UserMinus } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { formatDateTime, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { isPasswordNeeded } from "#admin/records/password-needed.ts";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { TextField } from "#admin/ui/TextField.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { type Administrator, installationApi } from "#contract/installation.ts";

/** Who runs the installation. */
export function AdministratorsView({ email: mine }: { email: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const confirmed = useConfirmed();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const [leaving, setLeaving] = useState<Administrator>();
  const result = useQuery(query(installationApi.administrators, {}));
  const add = useCall(installationApi.addAdministrator);
  const remove = useCall(installationApi.removeAdministrator);
  const refresh = () => invalidate(client, installationApi.administrators);
  const addOne = async () => {
    const { administrator } = await add.mutateAsync({ body: { administrator: { email } } });
    setEmail("");
    setProblem(undefined);
    showToast({ message: t("installation.administrators.added", { name: administrator.name || administrator.email }) });
    await refresh();
  };
  const removeOne = async ({ id, name, email: address }: Administrator) => {
    await remove.mutateAsync({ params: { id } });
    setLeaving(undefined);
    showToast({ message: t("installation.administrators.removed", { name: name || address }) });
    await refresh();
  };
  const fail = (error: unknown) => setProblem(errorWords(error));

  if (result.isError && !result.data)
    return <LoadFailure result={result} title={t("installation.administrators.failed")} />;
  if (!result.data)
    return (
      <Card>
        <LinesSkeleton rows={3} sign={20} />
      </Card>
    );
  const { administrators } = result.data;
  return (
    <div className="max-w-220">
      <FormCard title={t("installation.tabs.administrators")} intro={t("installation.administrators.intro")}>
        <ul className="divide-y divide-border rounded-md border border-border">
          {administrators.map((one) => (
            <AdministratorItem
              key={one.id}
              administrator={one}
              isLast={administrators.length === 1}
              onRemove={() => setLeaving(one)}
            />
          ))}
        </ul>
        <form
          noValidate
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void confirmed.run(addOne, fail);
          }}
        >
          <TextField
            className="min-w-40 flex-1"
            type="email"
            autoComplete="off"
            label={t("installation.administrators.email")}
            value={email}
            onChange={setEmail}
            errorMessage={problem}
          />
          <Button type="submit" icon={ShieldPlus} isPending={add.isPending}>
            {t("installation.administrators.add")}
          </Button>
        </form>
      </FormCard>
      {leaving && !confirmed.asking && (
        <ConfirmDialog
          title={t("installation.administrators.remove_title", { name: leaving.name || leaving.email })}
          text={t("installation.administrators.remove_text")}
          confirmLabel={t("installation.administrators.remove_confirm")}
          isPending={remove.isPending}
          problem={remove.error && !isPasswordNeeded(remove.error) && errorWords(remove.error)}
          onConfirm={() =>
            void confirmed.run(
              () => removeOne(leaving),
              () => undefined,
            )
          }
          onCancel={() => setLeaving(undefined)}
        />
      )}
      {confirmed.asking && <ConfirmPasswordDialog email={mine} {...confirmed.asking} />}
    </div>
  );
}

interface AdministratorItemProps {
  administrator: Administrator;
  isLast: boolean;
  onRemove: () => void;
}

function AdministratorItem({ administrator, isLast, onRemove }: AdministratorItemProps) {
  const { t } = useTranslation();
  const { name, email, is_me, last_seen_at } = administrator;
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {name || email}
          {is_me && <Badge>{t("installation.administrators.you")}</Badge>}
        </span>
        <span className="block text-sm text-muted">{email}</span>
      </span>
      {last_seen_at && (
        <time dateTime={last_seen_at} title={formatDateTime(last_seen_at)} className="text-sm text-muted max-md:hidden">
          {formatRelative(last_seen_at)}
        </time>
      )}
      {!isLast && (
        <IconButton
          icon={UserMinus}
          label={t("installation.administrators.remove", { name: name || email })}
          onPress={onRemove}
        />
      )}
    </li>
  );
}
