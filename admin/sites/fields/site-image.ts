import { call } from "#admin/api/call.ts";
import { useImageState } from "#admin/records/image-state.ts";
import { type Site, type SiteImage, sitesApi } from "#contract/sites.ts";
import type { SiteForm } from "../form/site-form.ts";

export function useSiteImage(name: SiteImage, { site, adoptImages }: SiteForm, locale: string) {
  const key = `${name}_key` as const;
  const params = { id: site.id };

  return useImageState<Site>({
    image_key: site[key] ?? null,
    keyOf: (now) => now[key],
    upload: async (file) => {
      const body = new FormData();
      body.append(`site[${name}]`, file);
      return (await call(sitesApi.upload, { params, query: {}, body })).site;
    },
    read: async () => (await call(sitesApi.current, { query: { locale } })).site,
    remove: async (lock_version) => {
      const body = { site: { [key]: null, lock_version } };
      return (await call(sitesApi.update, { params, query: { locale }, body })).site;
    },
    adopt: adoptImages,
  });
}
