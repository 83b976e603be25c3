import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, ExternalLink, EyeOff, Pencil, Send, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#admin/api/call.ts";
import { config } from "#admin/api/config.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { siteLink } from "#admin/frame/site-link.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath } from "#admin/paths.ts";
import { useRemoval } from "#admin/records/use-removal.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery, useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { type Page, pagesApi } from "#contract/pages.ts";
import { publicPath } from "../editor/page-paths.ts";
import { pagesChanged } from "../pages-cache.ts";
import type { ManyAction } from "./many-pages.ts";

const ManyDialog = lazyPart(() => import("./ManyDialog.tsx"), "ManyDialog", "approvals");

type MenuPage = Pick<Page, "id" | "type" | "title" | "slug" | "state">;

export function PageRowMenu({ page }: { page: MenuPage }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const [asked, setAsked] = useState<ManyAction>();
  const remove = usePageRemoval(page);
  const isPublic = page.state === "published" || page.state === "changed";
  const isHome = page.type === "home_page";
  const publicHref = usePublicHref(page);
  const label = `${t("common.more")}: ${page.title}`;
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={page.title}
        trigger={<IconButton size="sm" icon={Ellipsis} label={label} />}
      >
        <MenuItem icon={Pencil} onAction={() => void navigate(pagePath(page))}>
          {isWriter ? t("pages.manage.menu.edit") : t("pages.manage.menu.open")}
        </MenuItem>
        {isPublic && publicHref && (
          <MenuItem icon={ExternalLink} href={publicHref} target="_blank" rel="noopener noreferrer">
            {t("pages.manage.menu.view")}
          </MenuItem>
        )}
        {isWriter && page.state !== "published" && (
          <MenuItem icon={Send} onAction={() => setAsked("publish")}>
            {t("pages.manage.menu.publish")}
          </MenuItem>
        )}
        {isWriter && isPublic && !isHome && (
          <MenuItem icon={EyeOff} onAction={() => setAsked("withdraw")}>
            {t("pages.manage.menu.withdraw")}
          </MenuItem>
        )}
        {isWriter && !isPublic && !isHome && (
          <MenuItem icon={Trash2} tone="danger" onAction={remove}>
            {t("common.delete")}
          </MenuItem>
        )}
      </Menu>
      <Suspense>{asked && <ManyDialog action={asked} pages={[page]} onClose={() => setAsked(undefined)} />}</Suspense>
    </>
  );
}

/** Residents cannot read it, so delete without asking, and offer undo. */
function usePageRemoval({ id, title: name }: MenuPage) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { remove } = useRemoval({
    remove: () => call(pagesApi.remove, { params: { id } }),
    restore: () => call(pagesApi.restore, { params: { id } }),
    changed: () => pagesChanged(client),
    isKept: true,
    isAsked: false,
    words: {
      done: t("pages.remove.done", { name }),
      failed: t("pages.remove.failed", { name }),
      undone: t("pages.remove.undone", { name }),
      undo_failed: t("pages.remove.undo_failed", { name }),
    },
  });
  return remove;
}

function usePublicHref(page: MenuPage) {
  const { locale, isPending } = useContentLocale();
  const site = siteLink(useQuery({ ...siteQuery(locale), enabled: !isPending }).data?.site, config());
  return site && site + publicPath(page);
}
