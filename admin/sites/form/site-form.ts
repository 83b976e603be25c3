import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { i18n } from "#admin/i18n/i18n.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { showToast } from "#admin/ui/toastQueue.ts";
import { ApiError } from "#contract/client.ts";
import { contrast } from "#contract/colour.ts";
import { type Site, SiteInput, sitesApi } from "#contract/sites.ts";
import { keepSite } from "../site-cache.ts";
import { clashesOf, merge, type Side } from "./merge.ts";
import { changedFields, type SiteField, type SiteValues, toInput, toValues } from "./site-values.ts";

const checkInput = resolve(SiteInput) as Resolver<SiteInput>;

/** The contract's rules for what changed, and the two that need more than one field or a table of colours. */
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

export interface Conflict {
  base: SiteValues;
  mine: SiteValues;
  theirs: Site;
  clashes: SiteField[];
}

/**
 * A form on a site that others may change meanwhile. It sends only what changed, with the version it was read at.
 * Who comes second has their changes put on top of the newer version; where both touched one field, they choose.
 */
export function useSiteForm(site: Site, locale: string) {
  const client = useQueryClient();
  const [base, setBase] = useState(site);
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<SiteValues>({
    defaultValues: toValues(site),
    resolver: rulesFor(base, locale),
    shouldFocusError: false,
  });

  const adopt = (next: Site) => {
    setBase(next);
    form.reset(toValues(next));
    keepSite(client, locale, next);
  };

  async function save(from: Site, values: SiteValues, isMerged = false): Promise<void> {
    const names = changedFields(toValues(from), values);
    const body = { site: { ...toInput(values, names), lock_version: from.lock_version } };
    try {
      const answer = await call(sitesApi.update, { params: { id: from.id }, query: { locale }, body });
      adopt(answer.site);
      setConflict(undefined);
      showToast({ message: i18n.t(isMerged ? "sites.saved_merged" : "sites.saved") });
    } catch (error) {
      if (error instanceof ApiError && error.body.code === "conflict")
        await meet(from, values).catch((why: unknown) => showErrors(why, form));
      else {
        setConflict(undefined);
        showErrors(error, form);
      }
    }
  }

  async function meet(from: Site, mine: SiteValues) {
    const { site: theirs } = await call(sitesApi.current, { query: { locale } });
    const known = toValues(from);
    const clashes = clashesOf(known, mine, toValues(theirs));
    if (clashes.length) setConflict({ base: known, mine, theirs, clashes });
    else await save(theirs, merge(known, mine, toValues(theirs)), true);
  }

  return {
    form,
    /** Images are saved apart from the form: their keys and, if nobody else wrote meanwhile, the new version. */
    adoptImages: (next: Site) => {
      const { logo_key, favicon_key, hero_key, responsable_org_logo_key, lock_version } = next;
      const images = { logo_key, favicon_key, hero_key, responsable_org_logo_key };
      setBase((now) => ({ ...now, ...images, ...(lock_version <= now.lock_version + 1 && { lock_version }) }));
      void invalidate(client, sitesApi.current);
    },
    site: base,
    conflict,
    save: form.handleSubmit((values) => save(base, values)),
    settle: ({ base: known, mine, theirs }: Conflict, choices: Partial<Record<SiteField, Side>>) =>
      save(theirs, merge(known, mine, toValues(theirs), choices), true),
    dismissConflict: () => setConflict(undefined),
    discard: () => form.reset(toValues(base)),
  };
}

export type SiteForm = ReturnType<typeof useSiteForm>;
