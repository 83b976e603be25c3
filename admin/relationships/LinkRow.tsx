import { ArrowLeft, ArrowLeftRight, ArrowRight, Pencil, X } from "lucide-react";
import { useState } from "react";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { PageStateBadge } from "#admin/inventory/PageStateBadge.tsx";
import { PageBadge } from "#admin/pages/PageBadge.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Relationship } from "#contract/relationships.ts";
import { pagePath } from "#admin/paths.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { isSymmetric, otherSide, useRelationWords } from "./relation-words.ts";
import { useRemoveRelation } from "./use-relationships.ts";

/** One link: its name here, the other page, and its name there. */
export function LinkRow({ link }: { link: Relationship }) {
  const { t } = useTranslation();
  const { canEdit } = usePageWork();
  const words = useRelationWords();
  const removal = useRemoveRelation(link);
  const [isChanging, setChanging] = useState(false);
  const { page } = link;
  const name = page.title;
  const OneWay = link.direction === "out" ? ArrowRight : ArrowLeft;
  const Arrow = isSymmetric(link) ? ArrowLeftRight : OneWay;
  const isPublic = page.state === "published" || page.state === "changed";
  const note = isPublic ? t("relationships.there", { words: words(otherSide(link)) }) : t("relationships.hidden");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5">
      <span className="flex w-40 flex-none items-start gap-2 font-medium max-sm:w-full">
        <Arrow size={16} className="mt-0.5 flex-none text-muted rtl:-scale-x-100" aria-hidden />
        {words(link)}
      </span>
      <PageBadge {...page} />
      <span className="min-w-0 flex-1">
        <TextLink href={pagePath(page)} className="text-text! [overflow-wrap:anywhere]">
          {name}
        </TextLink>
        <span className="block text-sm text-muted">
          {t(`pages.types.${page.type}`)} · {note}
        </span>
      </span>
      <span className="max-sm:order-last max-sm:w-full max-sm:ps-12">
        <PageStateBadge page={page} isShort />
      </span>
      {canEdit && (
        <span className="flex">
          <IconButton
            size="sm"
            icon={Pencil}
            label={t("relationships.change", { name })}
            onPress={() => setChanging(true)}
          />
          <IconButton
            size="sm"
            icon={X}
            label={t("relationships.remove", { name })}
            isPending={removal.isPending}
            onPress={() => removal.mutate()}
          />
        </span>
      )}
      {isChanging && <ChangeLink link={link} onClose={() => setChanging(false)} />}
    </li>
  );
}
