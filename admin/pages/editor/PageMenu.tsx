import { useQueryClient } from "@tanstack/react-query";
import { ChartLine, Ellipsis, ExternalLink, EyeOff, History, Link2, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#admin/api/call.ts";
import { invalidate } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { analyticsPath, paths } from "#admin/paths.ts";
import { openPreview } from "#admin/preview/open-preview.ts";
import { RemovalDialog } from "#admin/records/RemovalDialog.tsx";
import { useRemoval } from "#admin/records/use-removal.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { pagesApi } from "#contract/pages.ts";
import { AddressDialog } from "./AddressDialog.tsx";

const WithdrawDialog = lazyPart(() => import("#admin/publishing/WithdrawDialog.tsx"), "WithdrawDialog");

/** Secondary actions of a page. */
export function PageMenu() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { page, locale, saver } = usePageWork();
  const [asked, setAsked] = useState<"address" | "withdraw" | null>(null);
  const { id, title: name } = page;
  const removal = useRemoval({
    remove: () => call(pagesApi.remove, { params: { id } }),
    restore: () => call(pagesApi.restore, { params: { id } }),
    changed: () => invalidate(client, pagesApi.search),
    isKept: true,
    isAsked: false,
    words: {
      done: t("pages.remove.done", { name }),
      failed: t("pages.remove.failed", { name }),
      undone: t("pages.remove.undone", { name }),
      undo_failed: t("pages.remove.undo_failed", { name }),
    },
    onRemoved: () => void navigate(paths.pages()),
  });
  const showPreview = () => {
    saver.flush();
    void openPreview(id, locale, t("preview.failed"));
  };
  const isPublic = page.status === "published";
  const isHome = page.type === "home_page";
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={name}
        trigger={<IconButton variant="secondary" icon={Ellipsis} label={`${t("common.more")}: ${name}`} />}
      >
        <MenuItem icon={ExternalLink} onAction={showPreview}>
          {t("preview.open")}
        </MenuItem>
        <MenuItem icon={History} onAction={() => void navigate("?history")}>
          {t("pages.editor.history")}
        </MenuItem>
        <MenuItem icon={ChartLine} onAction={() => void navigate(analyticsPath(id))}>
          {t("layout.nav.analytics")}
        </MenuItem>
        {!isHome && (
          <MenuItem icon={Link2} onAction={() => setAsked("address")}>
            {t("pages.address.open")}
          </MenuItem>
        )}
        {!isHome && isPublic && (
          <MenuItem icon={EyeOff} onAction={() => setAsked("withdraw")}>
            {t("publishing.withdraw.open")}
          </MenuItem>
        )}
        {!isHome && !isPublic && (
          <MenuItem icon={Trash2} tone="danger" onAction={removal.ask}>
            {t("common.delete")}
          </MenuItem>
        )}
      </Menu>
      <RemovalDialog
        removal={removal}
        words={{
          title: t("pages.remove.title", { name }),
          text: t("pages.remove.text"),
          cancel: t("common.cancel"),
          confirm: t("common.delete"),
        }}
      />
      {asked === "address" && <AddressDialog onClose={() => setAsked(null)} />}
      <Suspense>{asked === "withdraw" && <WithdrawDialog onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}
