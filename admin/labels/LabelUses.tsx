import { useInfiniteQuery } from "@tanstack/react-query";
import { FileText, RadioTower, Workflow } from "lucide-react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { shownName } from "#admin/i18n/shown-name.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type Label, labelsApi, type LabelUse } from "#contract/labels.ts";

const AT_ONCE = 50;

function useUses({ id }: Label) {
  return useInfiniteQuery({
    queryKey: [labelsApi.uses.path, id],
    queryFn: ({ pageParam: page, signal }) =>
      call(labelsApi.uses, { params: { id }, query: { page, per_page: AT_ONCE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, all) => (all.length * AT_ONCE < meta.total_count ? all.length + 1 : undefined),
  });
}

/** Records that use a label, with links. */
export function LabelUses({ label, onClose }: { label: Label; onClose: () => void }) {
  const { t } = useTranslation();
  const uses = useUses(label);
  const found = uses.data?.pages.flatMap((page) => page.uses);
  const retry = (
    <Button size="sm" onPress={() => void uses.refetch()}>
      {t("common.retry")}
    </Button>
  );

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("labels.where.title", { name: shownName(label) })}
      closeLabel={t("common.close")}
    >
      {uses.isError && (
        <Note tone="danger" role="alert" title={t("labels.where.failed")} actions={retry}>
          {errorWords(uses.error)}
        </Note>
      )}
      {uses.isPending && <Loading rows={Math.min(label.usage_count, 8)} />}
      {found?.length === 0 && <p className="text-muted">{t("labels.where.none")}</p>}
      <ul className="-mx-4 divide-y divide-border">
        {found?.map((use) => (
          <Use key={`${use.type}-${use.id}`} use={use} />
        ))}
      </ul>
      {uses.hasNextPage && (
        <Button className="mt-4" isPending={uses.isFetchingNextPage} onPress={() => void uses.fetchNextPage()}>
          {t("labels.where.more")}
        </Button>
      )}
    </Drawer>
  );
}

const GLYPHS: Record<LabelUse["type"], Icon> = { device: RadioTower, algorithm: Workflow, page: FileText };
const HREFS: Record<LabelUse["type"], (use: LabelUse) => string> = {
  device: ({ id }) => paths.device(id),
  algorithm: ({ id }) => paths.algorithm(id),
  page: ({ name }) => listHref(paths.pages(), { q: name }),
};

function Use({ use }: { use: LabelUse }) {
  const { t } = useTranslation();
  const Glyph = GLYPHS[use.type];
  const href = HREFS[use.type](use);
  return (
    <li className="relative flex min-h-13 items-center gap-3 px-4 py-2 hover:bg-bg">
      <Glyph size={16} className="text-muted" aria-hidden />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <TextLink href={href} className="text-text! after:absolute after:inset-0">
          {use.name}
        </TextLink>
        <p className="text-sm text-muted">{t(`labels.where.${use.type}`)}</p>
      </div>
    </li>
  );
}

function Loading({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="flex flex-col">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex h-13 items-center">
          <Skeleton width={`${80 - ((row * 13) % 40)}%`} height={14} />
        </span>
      ))}
    </div>
  );
}
