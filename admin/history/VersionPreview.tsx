import { skipToken, useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { lazy, Suspense } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { useGuideSite } from "#admin/preview/guide-site.ts";
import { useSnapshot } from "#admin/preview/preview-data.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { pagesApi, type Revision } from "#contract/pages.ts";
import { publicationsApi } from "#contract/publications.ts";
import { useRevisionWords } from "./revision-words.ts";

/** Lazy: brings the guide's components and vocabularies. */
const StillDrawing = lazy(async () => ({ default: (await import("#admin/preview/Drawing.tsx")).StillDrawing }));

/** A version as residents read it, or a save as it would have looked. */
export function VersionPreview({ revision }: { revision: Revision }) {
  const { t } = useTranslation();
  const words = useRevisionWords();
  const { locale } = usePageWork();
  const label = revision.publication
    ? t("history.preview_version", { number: revision.publication.number })
    : t("history.preview_save");
  return (
    <Dialog
      size="lg"
      title={label}
      description={words.storyOf(revision)}
      closeLabel={t("common.close")}
      trigger={
        <Button icon={Eye}>
          <span className="max-md:sr-only">{label}</span>
        </Button>
      }
    >
      <div
        lang={languageTag(locale)}
        data-theme="light"
        className="mx-auto max-w-98 overflow-hidden rounded-lg border border-strong bg-surface text-text"
      >
        <Suspense fallback={<Skeleton height={400} />}>
          <Drawn revision={revision} />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** A version is drawn from its own snapshot; a save only stores the page's own words. */
function Drawn({ revision }: { revision: Revision }) {
  const { page, locale } = usePageWork();
  const { id } = page;
  const number = revision.publication?.number;
  const now = useSnapshot(page);
  const site = useGuideSite(locale);
  const published = useQuery({
    ...query(publicationsApi.read, { params: { id, number: number ?? 0 } }),
    ...(number === undefined && { queryFn: skipToken }),
  });
  const saved = useQuery(query(pagesApi.revision, { params: { id, revision_id: revision.id } }));
  const error = now.error ?? published.error ?? saved.error;
  if (error)
    return (
      <Note tone="danger" role="alert">
        {errorWords(error)}
      </Note>
    );
  const isReady = number === undefined ? saved.data : published.data;
  if (!isReady || !now.data || !site) return <Skeleton height={400} />;
  const { cards, member_count } = now.data;
  const shown = { cards, memberCount: member_count, site };
  return published.data ? (
    <StillDrawing snapshot={published.data.snapshot} {...shown} />
  ) : (
    <StillDrawing snapshot={now.data.snapshot} content={saved.data?.content} {...shown} />
  );
}
