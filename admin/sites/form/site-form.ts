import { useQueryClient } from "@tanstack/react-query";
import type { Resolver } from "react-hook-form";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { i18n } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { changedFields } from "#admin/records/changes.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { contrast } from "#contract/colour.ts";
import { type Site, type SiteInput, sitesApi } from "#contract/sites.ts";
import { keepSite } from "../site-cache.ts";
import { type SiteValues, toInput, toValues, withDefaultAmongLocales } from "./site-values.ts";

const rules = async () => (await import("#contract/sites.ts")).SiteInput;
const checkInput = resolve(rules) as Resolver<SiteInput>;

/** Contract rules for changed values, plus two that need several fields or a colour table. */
function rulesFor(base: Site, locale: string): Resolver<SiteValues> {
  return async (values, context, options) => {
    const names = changedFields(toValues(base), values);
    const { errors } = await checkInput(toInput(values, names), context, options as never);
    const found = { ...errors } as Record<string, unknown>;
    if (values.name.trim() === "" && names.includes("name") && locale === base.default_locale)
      found["name"] = { type: "required", message: i18n.t("sites.texts.name_required") };
    if (
      !found["primary_color"] &&
      names.includes("primary_color") &&
      values.primary_color &&
      contrast(values.primary_color, "#ffffff") < 4.5
    )
      found["primary_color"] = { type: "contrast", message: i18n.t("errors.colour_contrast_too_low") };
    return Object.keys(found).length ? { values: {}, errors: found as never } : { values, errors: {} };
  };
}

/** Form for the site in one content language. */
export function useSiteForm(site: Site, locale: string) {
  const client = useQueryClient();
  const { record, patch, ...state } = useRecordForm<Site, SiteValues>({
    record: site,
    toValues,
    resolver: (base) => rulesFor(base, locale),
    read: async () => (await call(sitesApi.current, { query: { locale } })).site,
    write: async (values, names, { id, lock_version }) => {
      const body = { site: { ...toInput(values, names), lock_version } };
      return (await call(sitesApi.update, { params: { id }, query: { locale }, body })).site;
    },
    onSaved: (next) => keepSite(client, locale, next),
    said: (_, isMerged) => i18n.t(isMerged ? "sites.saved_merged" : "sites.saved"),
    tidy: withDefaultAmongLocales,
  });

  return {
    ...state,
    record,
    patch,
    site: record,
    /** Images are saved independently of the form. */
    adoptImages: (next: Site) => {
      const { logo_key, favicon_key, hero_key, responsable_org_logo_key } = next;
      patch({ logo_key, favicon_key, hero_key, responsable_org_logo_key }, next);
      void invalidate(client, sitesApi.current);
    },
  };
}

export type SiteForm = ReturnType<typeof useSiteForm>;
