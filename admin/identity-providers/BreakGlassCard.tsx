import { useQuery, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, query, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { identityProvidersApi, type SignInSettings } from "#contract/identity-providers.ts";
import { teamApi } from "#contract/team.ts";

/** Managers who keep a password for the day the provider fails. */
export function BreakGlassCard({ people }: { people: SignInSettings["break_glass"] }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const members = useQuery(query(teamApi.members, { query: { per_page: 1000, sort: "name" } })).data?.members ?? [];
  const onSettled = () =>
    Promise.all([identityProvidersApi.get, teamApi.members].map((endpoint) => invalidate(client, endpoint)));
  const add = useCall(identityProvidersApi.addBreakGlass, { onSettled });
  const remove = useCall(identityProvidersApi.removeBreakGlass, { onSettled });
  const problem = add.error ?? remove.error;
  const others = members.filter(({ id, role }) => role === "manager" && !people.some((one) => one.id === id));
  return (
    <FormCard title={t("identity.passwords.break_glass")} intro={t("identity.passwords.people")}>
      {problem && (
        <Note tone="danger" role="alert">
          {errorWords(problem)}
        </Note>
      )}
      {people.length === 0 ? (
        <p className="text-muted">{t("identity.passwords.nobody")}</p>
      ) : (
        <ul className="divide-y divide-border rounded-md border border-border">
          {people.map(({ id, name, email }) => (
            <li key={id} className="flex items-center gap-3 px-3 py-2">
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="block font-medium">{name || email}</span>
                <span className="block text-sm text-muted">{email}</span>
              </span>
              <IconButton
                icon={X}
                label={t("identity.passwords.remove", { name: name || email })}
                onPress={() => remove.mutate({ params: { id } })}
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
          onChange={(id) => add.mutate({ params: { id } })}
          className="max-w-90"
        />
      )}
    </FormCard>
  );
}
