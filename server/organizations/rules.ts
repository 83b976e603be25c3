import type { OrganizationUse } from "#contract/organizations.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { AppError } from "#server/platform/http/errors.ts";

export const refuse = (code: ErrorCode, field: string, message: string) =>
  new AppError(code, message, { fields: { [field]: message } });

type Identified = { identifier?: string | null | undefined; identifier_scheme?: string | null | undefined };

/** A number alone says nothing: 1234 in which register? */
export function checkIdentifier({ identifier, identifier_scheme }: Identified) {
  if (identifier && !identifier_scheme)
    throw refuse("invalid_input", "organization.identifier_scheme", "Say which register the identifier is from");
}

const PLACES: Record<OrganizationUse["kind"], (count: number) => string> = {
  vendor: (count) => `as vendor of ${count} ${count === 1 ? "device" : "devices"}`,
  accountable: (count) => `as accountable for ${count} ${count === 1 ? "device" : "devices"}`,
  deployer: (count) => `as deployer of ${count} ${count === 1 ? "algorithm" : "algorithms"}`,
  supplier: (count) => `as supplier of ${count} ${count === 1 ? "algorithm" : "algorithms"}`,
  datachain: (count) => `in ${count} ${count === 1 ? "datachain" : "datachains"}`,
  parent: (count) => `above ${count} ${count === 1 ? "organization" : "organizations"}`,
};

type Counted = { readonly kind: OrganizationUse["kind"]; readonly count: number };

export const inUse = (uses: readonly Counted[]) =>
  new AppError(
    "organization_in_use",
    `This organization is still used ${uses.map(({ kind, count }) => PLACES[kind](count)).join(", ")}`,
  );
