import type { Role } from "#contract/customers.ts";
import type { IdentityProvider, IdentityProviderInput } from "#contract/identity-providers.ts";

/** No role: people in none of the groups have no access. */
export const NO_ACCESS = "none";

/** The form's values: the secret is only ever written. */
export type ProviderValues = Omit<Required<IdentityProviderInput>, "other_role"> & {
  other_role: Role | typeof NO_ACCESS;
};

export const toValues = (provider: IdentityProvider | null): ProviderValues => ({
  name: provider?.name ?? "",
  contact: provider?.contact ?? "",
  issuer: provider?.issuer ?? "https://",
  client_id: provider?.client_id ?? "",
  client_secret: "",
  scope: provider?.scope ?? "openid email profile",
  groups_claim: provider?.groups_claim ?? "groups",
  group_roles: provider?.group_roles ?? [],
  other_role: provider?.other_role ?? NO_ACCESS,
  is_active: provider?.is_active ?? true,
  passwords: provider?.passwords ?? "everyone",
});

/** Rows without a group are not sent: they were added and not filled in. */
export function toInput({ client_secret, other_role, group_roles, ...values }: ProviderValues): IdentityProviderInput {
  return {
    ...values,
    group_roles: group_roles.filter(({ group }) => group.trim() !== ""),
    other_role: other_role === NO_ACCESS ? null : other_role,
    ...(client_secret && { client_secret }),
  };
}
