import { skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import chainCss from "#datachain/chain.css?inline";
import guideCss from "#guide/guide.css?inline";
import { query } from "#admin/api/query.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { normalizeHex } from "#admin/ui/hex-color.ts";
import { ShadowBox } from "#admin/ui/ShadowBox.tsx";
import { pagesApi } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { type Site, SITE_TEXT_NAMES, type SiteText } from "#contract/sites.ts";
import type { LText } from "#contract/texts.ts";
import { SitePreview } from "#guide/preview.tsx";
import type { GuideSite } from "#guide/site.ts";
import type { SiteValues } from "../form/site-values.ts";

/** The widths images are stored in. */
const pictureUrl = (key: string, width: number) => imageUrl(key, width > 320 ? 640 : 320);

const dayIn = (time_zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format();

/** The typed text in this language, or the fallback if it is empty. */
function textOf({ fallbacks }: Site, locale: string, name: SiteText, typed: string | undefined): LText {
  if (typed) return { [locale]: typed };
  const other = fallbacks[name];
  return other ? { [other.locale]: other.text } : {};
}

/** The site as it would be after saving. */
function typedSite(site: Site, locale: string, values: Partial<SiteValues>): GuideSite {
  const texts = Object.fromEntries(SITE_TEXT_NAMES.map((name) => [name, textOf(site, locale, name, values[name])]));
  const primary_color = normalizeHex(values.primary_color ?? "") ?? null;
  return { ...site, ...(texts as Record<SiteText, LText>), primary_color, labels: [] };
}

/** The home page as residents read it. `undefined` until loaded. */
function usePublishedHome() {
  const home = useQuery(query(pagesApi.home, {}));
  const number = home.data?.page.publication?.number;
  const published = useQuery({
    ...query(publicationsApi.read, { params: { id: home.data?.page.id ?? "", number: number ?? 0 } }),
    ...(number === undefined && { queryFn: skipToken }),
    staleTime: Infinity,
  });
  return home.isLoading || published.isLoading ? undefined : (published.data?.snapshot ?? null);
}

/** The guide's own header, top of the home page and footer, with the typed text. */
export function FrameDrawing({ site, locale }: { site: Site; locale: string }) {
  const values = useWatch<SiteValues>();
  const home = usePublishedHome();
  const shown = useMemo(() => typedSite(site, locale, values as Partial<SiteValues>), [site, locale, values]);
  if (home === undefined) return null;
  return (
    <ShadowBox css={`${chainCss}\n${guideCss}`}>
      <SitePreview site={shown} locale={locale} home={home} imageUrl={pictureUrl} today={dayIn(site.time_zone)} />
    </ShadowBox>
  );
}
