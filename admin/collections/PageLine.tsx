import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PageStateBadge } from "#admin/inventory/PageStateBadge.tsx";
import { PageBadge } from "#admin/pages/PageBadge.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { CollectionItem, PageItem } from "#contract/pages.ts";
import { pagePath } from "#admin/paths.ts";

interface PageLineProps {
  item: PageItem;
  collection?: CollectionItem | undefined;
  /** Shown after the type: why the page is not public. */
  note?: string | undefined;
  start?: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** A page as one row: badge, title, type, what it knows about people, and its state unless simply public. */
export function PageLine({ item, collection, note, start, children }: PageLineProps) {
  const { t } = useTranslation();
  const isAboutSomething = item.type !== "collection_page";
  const people = isAboutSomething ? t(`records.identifiability.${item.identifiability ?? "unknown"}`) : undefined;
  const members = collection && t("collections.members", { count: collection.member_count });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
      {start}
      <PageBadge {...item} badges={collection?.badges} />
      <span className="min-w-40 flex-1 leading-5">
        <TextLink href={pagePath(item)} className="text-text! [overflow-wrap:anywhere]">
          {item.title}
        </TextLink>
        <span className="block text-sm text-muted">
          {[t(`pages.types.${item.type}`), note ?? people ?? members].filter(Boolean).join(" · ")}
        </span>
      </span>
      {item.state !== "published" && <PageStateBadge page={item} isShort />}
      {children && <span className="ms-auto flex items-center">{children}</span>}
    </div>
  );
}
