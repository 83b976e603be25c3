import { usePageWork } from "#admin/content/page-work.ts";
import chainCss from "#datachain/chain.css?inline";
import guideCss from "#guide/guide.css?inline";
import { memo, useMemo } from "react";
import { useDocumentSoon } from "#admin/autosave/document-soon.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { ShadowBox } from "#admin/ui/ShadowBox.tsx";
import type { PageContent } from "#contract/page-content.ts";
import type { PageCard, PageSnapshot } from "#contract/publications.ts";
import { overlayContent, PagePreview } from "#guide/preview.tsx";
import type { useGuideSite } from "./guide-site.ts";
import { useGuideMap, useHomeSnapshot, useVocabulary } from "./preview-data.ts";

interface DrawingProps {
  snapshot: PageSnapshot;
  cards: readonly PageCard[];
  /** Total members of a collection; the cards may be only the first of them. */
  memberCount: number;
  site: NonNullable<ReturnType<typeof useGuideSite>>;
}

/** The widths images are stored in. */
const pictureUrl = (key: string, width: number) => imageUrl(key, width > 320 ? 640 : 320);

const dayIn = (time_zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: time_zone }).format();

/** The guide's own page with the unsaved content on top, updated shortly after each keystroke. */
export const Drawing = memo(function Drawing({ snapshot, ...rest }: DrawingProps) {
  const { saver } = usePageWork();
  const content = useDocumentSoon(saver);
  const shown = useMemo(() => overlayContent(snapshot, content), [snapshot, content]);
  return <StillDrawing snapshot={shown} {...rest} />;
});

interface StillDrawingProps extends DrawingProps {
  /** Overrides the snapshot's content: the page as of one save. */
  content?: PageContent | undefined;
}

/** The guide's own page in one fixed state. */
export function StillDrawing({ snapshot, cards, memberCount, site, content }: StillDrawingProps) {
  const { locale, page } = usePageWork();
  const home = useHomeSnapshot();
  const map = useGuideMap();
  const taxonomy = useVocabulary(snapshot.chain?.taxonomy_id);
  const shown = useMemo(() => (content ? overlayContent(snapshot, content) : snapshot), [snapshot, content]);
  const taxonomyOf = useMemo(() => (id: string) => (id === taxonomy?.id ? taxonomy : undefined), [taxonomy]);
  return (
    <ShadowBox css={`${chainCss}\n${guideCss}`}>
      <PagePreview
        snapshot={shown}
        cards={cards}
        memberCount={memberCount}
        site={site}
        locale={locale}
        imageUrl={pictureUrl}
        taxonomyOf={taxonomyOf}
        map={map}
        home={page.type === "home_page" ? shown : (home ?? null)}
        today={dayIn(site.time_zone)}
      />
    </ShadowBox>
  );
}
