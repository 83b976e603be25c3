import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ConfirmPasswordDialog } from "#admin/records/ConfirmPasswordDialog.tsx";
import { FormCard } from "#admin/records/FormCard.tsx";
import { useConfirmed } from "#admin/records/use-confirmed.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { identityProvidersApi, type SignInSettings } from "#contract/identity-providers.ts";
import { teamApi } from "#contract/team.ts";

type Props = { people: SignInSettings["break_glass"]; email: string };

/** Managers who keep a password for the day the provider fails. */
export function BreakGlassCard({ people, email: mine }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const members = useQuery(query(teamApi.members, { query: { per_page: 1000, sort: "name" } })).data?.members ?? [];
  const onSettled = () =>
    Promise.all([identityProvidersApi.get, teamApi.members].map((endpoint) => invalidate(client, endpoint)));
  const add = useCall(identityProvidersApi.addBreakGlass, { onSettled });
  const remove = useCall(identityProvidersApi.removeBreakGlass, { onSettled });
  const confirmed = useConfirmed();
  const [problem, setProblem] = useState<unknown>();
  const run = (act: () => Promise<unknown>) => {
    setProblem(undefined);
    void confirmed.run(act, setProblem);
  };
  const others = members.filter(({ id, role }) => role === "manager" && !people.some((one) => one.id === id));
  return (
    <FormCard title={t("identity.passwords.break_glass")} intro={t("identity.passwords.people")}>
      {problem !== undefined && (
        <Note tone="danger" role="alert">
          {errorWords(problem)}
        </Note>
      )}
      {people.length === 0 ? (
        <p className="text-muted">{t("identity.passwords.nobody")}</p>
      ) : (
        <ul className="divide-y divide-border rounded-md border border-border">
          {people.map(({ id, name, email, ...ways }) => (
            <li key={id} className="flex items-center gap-3 px-3 py-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="block font-medium">{name || email}</span>
                <span className="block text-sm text-muted">{email}</span>
              </span>
              <WaysIn {...ways} />
              <IconButton
                icon={X}
                label={t("identity.passwords.remove", { name: name || email })}
                onPress={() => run(() => remove.mutateAsync({ params: { id } }))}
              />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Select
          label={t("identity.passwords.add")}
          options={others.map(({ id, name, email }) => ({ id, label: name || email, detail: email }))}
          value={null}
          placeholder="–"
          onChange={(id) => run(() => add.mutateAsync({ params: { id } }))}
          className="max-w-90"
        />
      )}
      {confirmed.asking && <ConfirmPasswordDialog email={mine} {...confirmed.asking} />}
    </FormCard>
  );
}

type Ways = Pick<SignInSettings["break_glass"][number], "has_password" | "has_second_step">;

/** Whether they could get in today. */
function WaysIn({ has_password, has_second_step }: Ways) {
  const { t } = useTranslation();
  const missing = !has_password ? "no_password" : !has_second_step ? "no_step" : undefined;
  return <Badge tone={missing ? "warning" : "success"}>{t(`identity.passwords.${missing ?? "ready"}`)}</Badge>;
}
