import { useQueryClient } from "@tanstack/react-query";
import type { Resolver } from "react-hook-form";
import { call } from "#admin/api/call.ts";
import { invalidate, query } from "#admin/api/query.ts";
import { i18n, useTranslation } from "#admin/i18n/i18n.ts";
import { checkChanges } from "#admin/records/check-changes.ts";
import { useImageState } from "#admin/records/image-state.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { type Organization, type OrganizationChange, organizationsApi } from "#contract/organizations.ts";
import { type OrganizationValues, toInput, toValues } from "./organization-values.ts";

const rules = async () => (await import("#contract/organizations.ts")).OrganizationChange.omit({ lock_version: true });
const contractRules = checkChanges<OrganizationValues>(rules, toInput);

/** A number alone says nothing: in which register? */
const check =
  (base: OrganizationValues): Resolver<OrganizationValues> =>
  async (values, context, options) => {
    const checked = await contractRules(base)(values, context, options);
    if (!values.identifier.trim() || values.identifier_scheme.trim()) return checked;
    const identifier_scheme = { type: "required", message: i18n.t("organizations.form.scheme_missing") };
    return { values: {}, errors: { ...checked.errors, identifier_scheme } };
  };

/** A form on one organization, its texts in one content language. */
export function useOrganizationForm(organization: Organization, locale: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id } = organization;
  const place = { params: { id }, query: { locale } };
  const read = async () => (await call(organizationsApi.get, place)).organization;
  const change = async (body: OrganizationChange) =>
    (await call(organizationsApi.update, { ...place, body: { organization: body } })).organization;

  const keep = (next: Organization) => {
    client.setQueryData(query(organizationsApi.get, place).queryKey, { organization: next });
    void invalidate(client, organizationsApi.list);
  };
  const state = useRecordForm<Organization, OrganizationValues>({
    record: organization,
    toValues,
    resolver: (base) => check(toValues(base)),
    read,
    write: (values, names, { lock_version }) => change({ ...toInput(values, names), lock_version }),
    onSaved: keep,
    said: (_, isMerged) => t(isMerged ? "organizations.saved_merged" : "organizations.saved"),
  });
  const { record, patch } = state;

  const logo = useImageState<Organization>({
    image_key: record.logo_key,
    keyOf: (now) => now.logo_key,
    upload: async (file) => {
      const body = new FormData();
      body.append("organization[logo]", file);
      return (await call(organizationsApi.upload, { ...place, body })).organization;
    },
    read,
    remove: (lock_version) => change({ logo_key: null, lock_version }),
    adopt: (next) => {
      patch({ logo_key: next.logo_key }, next);
      keep(next);
    },
  });
  return { state, logo };
}
