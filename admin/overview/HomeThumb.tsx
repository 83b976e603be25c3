import { useQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components/Link";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { paths } from "#admin/paths.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { pagesApi } from "#contract/pages.ts";
import type { Site } from "#contract/sites.ts";

/** Thumbnail of the home page, linking to its editor and preview. Always light, as residents see it. */
export function HomeThumb({ site }: { site: Site | undefined }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(pagesApi.home, {}));
  const content = data?.page.content;
  const locale = site?.locale ?? data?.page.default_locale ?? "";
  const text = (words: Readonly<Record<string, string>> | undefined) =>
    words?.[locale] || words?.[data?.page.default_locale ?? ""] || "";
  return (
    <Link
      href={paths.homePage()}
      aria-label={t("overview.preview")}
      className="relative hidden overflow-hidden rounded-s-lg bg-sunken -outline-offset-2! lg:block"
    >
      <span
        aria-hidden="true"
        lang={languageTag(locale)}
        dir="auto"
        className="absolute inset-x-7 top-5 block h-96 overflow-hidden rounded-lg border border-strong bg-dtpr-none text-dtpr-ink"
      >
        <span className="block truncate border-b border-current/15 px-3 py-2 text-xs font-medium">{site?.name}</span>
        {content?.image && <img src={imageUrl(content.image.key)} alt="" className="h-20 w-full object-cover" />}
        <span className="block px-3 pt-3 text-md leading-5 font-bold">{text(content?.headline)}</span>
        <span className="line-clamp-5 px-3 pt-2 text-xs">{text(content?.subtitle) || text(content?.body)}</span>
      </span>
    </Link>
  );
}
