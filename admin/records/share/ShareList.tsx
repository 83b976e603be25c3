import type { UseQueryResult } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { ShareLink } from "#contract/share-links.ts";
import { ShareItem } from "./ShareItem.tsx";
import type { Fresh } from "./shared.ts";

interface ShareListProps {
  result: UseQueryResult<{ share_links: ShareLink[] }>;
  fresh: Fresh | undefined;
  /** Creates another link for the same recipient. */
  onAgain: (label: string) => void;
}

/** Links by recipient, newest first. Ended ones are kept, as a record of who could read what. */
export function ShareList({ result, fresh, onAgain }: ShareListProps) {
  const { t } = useTranslation();
  const links = result.data?.share_links;
  return (
    <section className="pt-4">
      <h3 className="flex items-baseline gap-2 font-bold">
        {t("share.list.title")}
        {links && <span className="text-sm font-normal text-muted tabular-nums">{formatNumber(links.length)}</span>}
      </h3>
      <Content result={result} fresh={fresh} onAgain={onAgain} />
    </section>
  );
}

function Content({ result, fresh, onAgain }: ShareListProps) {
  const { t } = useTranslation();
  if (result.data?.share_links.length === 0) return <p className="mt-2 text-muted">{t("share.list.empty")}</p>;
  if (result.data)
    return (
      <ul className="mt-3 overflow-hidden rounded-lg border border-border [&>li+li]:border-t [&>li]:border-border">
        {result.data.share_links.map((link) => (
          <ShareItem
            key={link.id}
            link={link}
            token={fresh?.id === link.id ? fresh.token : undefined}
            onAgain={() => onAgain(link.label)}
          />
        ))}
      </ul>
    );
  if (result.isError)
    return (
      <Note
        tone="danger"
        role="alert"
        title={t("share.list.failed")}
        actions={
          <Button size="sm" onPress={() => void result.refetch()}>
            {t("common.retry")}
          </Button>
        }
      >
        {errorWords(result.error)}
      </Note>
    );
  return (
    <div aria-busy="true" className="mt-4 flex flex-col gap-4">
      {[60, 72, 48].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={14} />
      ))}
    </div>
  );
}
