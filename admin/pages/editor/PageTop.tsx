import { useQuery } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { config } from "#admin/api/config.ts";
import { SaveNote } from "#admin/autosave/SaveNote.tsx";
import { UndoButtons } from "#admin/autosave/UndoButtons.tsx";
import { usePageWork } from "#admin/content/page-work.ts";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { siteLink } from "#admin/frame/site-link.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { RecordHead } from "#admin/inventory/RecordHead.tsx";
import { ShareButton } from "#admin/records/share/ShareButton.tsx";
import { siteQuery } from "#admin/session/queries.ts";
import { usePreviewChoice } from "#admin/preview/preview-choice.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { Switch } from "#admin/ui/Switch.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { PageStateBadge } from "#admin/inventory/PageStateBadge.tsx";
import { publicationsApi } from "#contract/publications.ts";
import { PageMenu } from "./PageMenu.tsx";
import { publicPath } from "./page-paths.ts";
import { usePageTabs } from "./page-tabs.ts";

/** Head of every tab of a page: name, state, save status and the tabs. */
export function PageTop({ onDecide }: { onDecide: () => void }) {
  const { t } = useTranslation();
  const { page, saver, canEdit } = usePageWork();
  const name = page.type === "home_page" ? t("pages.home") : page.title;
  useNamedPage(name);
  return (
    <RecordHead
      name={name}
      reference={<Address />}
      status={<PageStateBadge page={page} />}
      actions={
        <>
          {canEdit && (
            <>
              <span className="flex-none! max-md:hidden">
                <SaveNote saver={saver} onDecide={onDecide} />
              </span>
              <span className="inline-flex flex-none!">
                <UndoButtons saver={saver} />
              </span>
            </>
          )}
          {mayCall(publicationsApi.preview, { id: page.id }) && <PreviewSwitch />}
          <ShareButton subject={{ type: "page", id: page.id }} part="page" name={name} isShort />
          {canEdit && <PageMenu />}
        </>
      }
      tabsLabel={name}
      tabs={usePageTabs()}
    />
  );
}

/** "Device page · seaview.example/devices/air-mast" */
function Address() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const { data } = useQuery(siteQuery(undefined));
  const site = siteLink(data?.site, config());
  const path = publicPath(page);
  const isPublic = page.state === "published" || page.state === "changed";
  return (
    <>
      {t(`pages.editor.kinds.${page.type}`)}
      {" · "}
      {site && isPublic ? (
        <TextLink href={site + path} target="_blank" className="[overflow-wrap:anywhere]">
          {(data?.site.domain ?? site.replace(/^\/\//, "")) + path}
        </TextLink>
      ) : (
        // as tall as the link it may become
        <span className="inline-block py-0.5 [overflow-wrap:anywhere]">{path}</span>
      )}
    </>
  );
}

/** Shows the page as residents will see it, beside the form. */
function PreviewSwitch() {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const [isOn, set] = usePreviewChoice(page);
  return (
    <span className="inline-flex min-h-9 items-center justify-center gap-2 rounded-md border border-strong bg-surface px-3">
      <MonitorSmartphone size={16} className="flex-none text-muted max-md:hidden" aria-hidden />
      <Switch className="gap-0!" label={t("preview.title")} isSelected={isOn} onChange={set} />
    </span>
  );
}
