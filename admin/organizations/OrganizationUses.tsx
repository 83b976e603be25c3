import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type Organization, organizationsApi, type OrganizationUse } from "#contract/organizations.ts";
import { Building2, RadioTower, Workflow } from "lucide-react";
import { paths } from "#admin/paths.ts";
import type { Icon } from "#admin/ui/icon.ts";

const USE_ICONS: Record<OrganizationUse["type"], Icon> = {
  device: RadioTower,
  algorithm: Workflow,
  organization: Building2,
};

const HREFS: Record<OrganizationUse["type"], (id: string) => string> = {
  device: paths.device,
  algorithm: paths.algorithm,
  organization: paths.organization,
};

/** The record that names the organization. */
const hrefOf = ({ type, id }: Pick<OrganizationUse, "type" | "id">) => HREFS[type](id);

const AT_ONCE = 20;

function useUses(id: string) {
  return useInfiniteQuery({
    queryKey: [organizationsApi.uses.path, id],
    queryFn: ({ pageParam: page, signal }) =>
      call(organizationsApi.uses, { params: { id }, query: { page, per_page: AT_ONCE } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, all) => (all.length * AT_ONCE < meta.total_count ? all.length + 1 : undefined),
  });
}

/** Where an organization is used, each place with the way there. */
export function OrganizationUses({ organization: { id, use_count } }: { organization: Organization }) {
  const { t } = useTranslation();
  const titleId = useId();
  const uses = useUses(id);
  const found = uses.data && byRecord(uses.data.pages.flatMap((page) => page.uses));
  const total = uses.data?.pages.at(-1)?.meta.total_count ?? use_count;
  const retry = (
    <Button size="sm" onPress={() => void uses.refetch()}>
      {t("common.retry")}
    </Button>
  );

  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("organizations.where.title")} count={formatNumber(total)} />
      {uses.isError && (
        <div className="p-3">
          <Note tone="danger" role="alert" title={t("organizations.where.failed")} actions={retry}>
            {errorWords(uses.error)}
          </Note>
        </div>
      )}
      {uses.isPending && <Loading rows={Math.max(1, Math.min(use_count, 6))} />}
      {found?.length === 0 && (
        <div className="flex flex-col gap-1 p-4">
          <p>{t("organizations.where.none")}</p>
          <p className="text-sm text-muted">{t("organizations.where.none_hint")}</p>
        </div>
      )}
      <ul className="divide-y divide-border">
        {found?.map((use) => (
          <Use key={use.id} use={use} />
        ))}
      </ul>
      {uses.hasNextPage && (
        <div className="border-t border-border p-3">
          <Button size="sm" isPending={uses.isFetchingNextPage} onPress={() => void uses.fetchNextPage()}>
            {t("organizations.where.more")}
          </Button>
        </div>
      )}
    </Card>
  );
}

type RecordUse = Omit<OrganizationUse, "kind"> & { kinds: OrganizationUse["kind"][] };

/** A record that names the organization in several ways stands there once. */
function byRecord(uses: readonly OrganizationUse[]): RecordUse[] {
  const records = new Map<string, RecordUse>();
  for (const { kind, ...use } of uses)
    records.set(use.id, { ...use, kinds: [...(records.get(use.id)?.kinds ?? []), kind] });
  return [...records.values()];
}

function Use({ use }: { use: RecordUse }) {
  const { t } = useTranslation();
  const Glyph = USE_ICONS[use.type];
  return (
    <li className="relative flex min-h-13 items-center gap-3 px-4 py-2 last:rounded-b-lg hover:bg-bg">
      <Glyph size={16} className="flex-none text-muted" aria-hidden />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <TextLink href={hrefOf(use)} className="text-text! after:absolute after:inset-0">
          {use.name}
        </TextLink>
        {use.kinds.map((kind) => (
          <p key={kind} className="text-sm text-muted">
            {t(`organizations.where.${kind}`)}
          </p>
        ))}
      </div>
    </li>
  );
}

function Loading({ rows }: { rows: number }) {
  return (
    <div aria-busy="true" className="flex flex-col px-4">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex h-13 items-center">
          <Skeleton width={`${80 - ((row * 13) % 40)}%`} height={14} />
        </span>
      ))}
    </div>
  );
}
