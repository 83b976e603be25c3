import { useWatch } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { normalizeHex } from "#admin/ui/hex-color.ts";
import { contrast } from "#contract/colour.ts";
import type { Site, SiteText } from "#contract/sites.ts";
import type { SiteValues } from "./form/site-values.ts";
import { imageUrl } from "#admin/records/image-url.ts";

const GREEN = "#15803d";

/** The head of the guide while it is being written. It stays light: residents see it so. */
export function SitePreview({ site, locale }: { site: Site; locale: string }) {
  const { t } = useTranslation();
  const values = useWatch<SiteValues>();
  const shown = (name: SiteText) => values[name] || site.fallbacks?.[name]?.text || "";
  const wanted = normalizeHex(values.primary_color ?? "");
  const colour = wanted && contrast(wanted, "#ffffff") >= 4.5 ? wanted : GREEN;

  return (
    <figure className="sticky top-20 flex flex-col gap-2">
      <figcaption className="text-sm font-medium">{t("sites.preview.title")}</figcaption>
      <div
        lang={languageTag(locale)}
        dir="auto"
        className="overflow-hidden rounded-lg border border-border bg-dtpr-none text-dtpr-ink"
      >
        <div className="flex min-h-14 items-center gap-3 px-4 py-2 text-knob" style={{ background: colour }}>
          {site.logo_key && (
            <img
              src={imageUrl(site.logo_key)}
              alt=""
              className="h-9 max-w-24 flex-none rounded-sm bg-dtpr-none object-contain p-0.5"
            />
          )}
          <span className="min-w-0 text-lg font-bold [overflow-wrap:anywhere]">
            {shown("name") || t("sites.preview.no_name")}
          </span>
        </div>
        {site.hero_key && <img src={imageUrl(site.hero_key, 640)} alt="" className="h-32 w-full object-cover" />}
        <div className="flex flex-col gap-3 px-4 py-4">
          <p className="text-lg [overflow-wrap:anywhere]">{shown("tagline")}</p>
          <span className="h-2 w-full rounded-full bg-dtpr-ink/10" aria-hidden="true" />
          <span className="h-2 w-2/3 rounded-full bg-dtpr-ink/10" aria-hidden="true" />
          <p className="border-t border-dtpr-ink/10 pt-3 text-xs [overflow-wrap:anywhere]">
            {shown("footer") || shown("hosted_by_label")}
          </p>
        </div>
      </div>
      <p className="text-sm text-muted">{t("sites.preview.hint")}</p>
    </figure>
  );
}
