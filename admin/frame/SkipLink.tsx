import { useTranslation } from "#admin/i18n/i18n.ts";

/** Lets keyboard users skip the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:font-medium focus:shadow-float"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>("main")?.focus();
      }}
    >
      {t("layout.skip")}
    </a>
  );
}
