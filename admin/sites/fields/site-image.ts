import { useMutation } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { ApiError } from "#contract/client.ts";
import { type SiteImage, sitesApi } from "#contract/sites.ts";
import type { SiteForm } from "../form/site-form.ts";

/** Uploads and removes one image at once, apart from the form's own saving. */
export function useSiteImage(name: SiteImage, siteForm: SiteForm, locale: string) {
  const { site, adoptImages } = siteForm;
  const key = `${name}_key` as const;
  const params = { id: site.id };

  const upload = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append(`site[${name}]`, file);
      return call(sitesApi.upload, { params, query: {}, body });
    },
    onSuccess: (answer) => adoptImages(answer.site),
  });

  const remove = useMutation({
    // read first: what is removed has to be the image the person sees, whatever else changed meanwhile
    mutationFn: async () => {
      const { site: now } = await call(sitesApi.current, { query: { locale } });
      if (now[key] !== site[key]) {
        adoptImages(now);
        throw new ApiError(409, { code: "conflict", message: "The image was changed" });
      }
      return call(sitesApi.update, {
        params,
        query: { locale },
        body: { site: { [key]: null, lock_version: now.lock_version } },
      });
    },
    onSuccess: (answer) => adoptImages(answer.site),
  });

  return { image_key: site[key] ?? null, upload, remove, error: upload.error ?? remove.error };
}
