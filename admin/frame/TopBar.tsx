import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Search } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { config } from "#admin/api/config.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery, useMayRead } from "#admin/session/queries.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { VisuallyHidden } from "#admin/ui/VisuallyHidden.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { CustomerSwitcher } from "./CustomerSwitcher.tsx";
import { NavDrawer } from "./NavDrawer.tsx";
import { openPalette, PALETTE_KEYS } from "./palette-state.ts";
import { siteLink } from "./site-link.ts";

function ViewSite() {
  const { t } = useTranslation();
  const { locale, isPending } = useContentLocale();
  const mayRead = useMayRead();
  // the same language as on the pages, so that they share one request
  const { data } = useQuery({ ...siteQuery(locale), enabled: mayRead && !isPending });
  const href = siteLink(data?.site, config());
  if (!href) return null;
  return (
    <LinkButton href={href} target="_blank" rel="noopener noreferrer" icon={ExternalLink} className="max-md:hidden">
      {t("layout.view_site")}
      <VisuallyHidden>{`(${t("layout.new_tab")})`}</VisuallyHidden>
    </LinkButton>
  );
}

function SearchButton() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        onPress={openPalette}
        className="flex h-8 min-w-60 items-center gap-2 rounded-md border border-strong bg-surface ps-2.5 pe-1 text-sm text-muted hover:border-control max-md:hidden"
      >
        <Search size={16} aria-hidden />
        <span className="whitespace-nowrap">{t("layout.palette.open")}</span>
        <Kbd className="ms-auto flex-none whitespace-nowrap">{PALETTE_KEYS}</Kbd>
      </Button>
      <IconButton label={t("layout.palette.open")} icon={Search} onPress={openPalette} className="md:hidden" />
    </>
  );
}

export function TopBar() {
  return (
    <header className="print:hidden top-0 tall:sticky z-10 flex h-(--topbar) items-center gap-1 border-b border-border bg-surface px-2 md:gap-3 md:px-8">
      <NavDrawer />
      <Breadcrumbs />
      <div className="min-w-0 md:hidden">
        <CustomerSwitcher />
      </div>
      <div className="ms-auto flex flex-none items-center gap-2">
        <SearchButton />
        <ViewSite />
      </div>
    </header>
  );
}
