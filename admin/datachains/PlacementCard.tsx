import { memo, useMemo } from "react";
import { uiLocale } from "#admin/i18n/i18n.ts";
import type { Placement } from "#datachain/model.ts";
import { resolvePlacement } from "#datachain/resolve-placement.ts";
import { textIn } from "#datachain/text.ts";
import { CardHead, type CardHeadProps } from "./CardHead.tsx";
import { useChainWork, useContent } from "./chain-work.ts";
import { useContentSoon } from "./content-soon.ts";
import { placementElement } from "./open-card.ts";
import { PlacementForm } from "./PlacementForm.tsx";

/** The placement in the screen's language. */
function useShown(placement: Placement) {
  const { taxonomy, organizations, default_locale, saver } = useChainWork();
  const custom_elements = useContent((content) => content.custom_elements);
  const locale = uiLocale();
  return useMemo(() => {
    const content = { ...saver.snapshot().document, custom_elements };
    return resolvePlacement(placement, { taxonomy, content, organizations, locale, default_locale }, (text) =>
      textIn(text, locale, default_locale),
    );
  }, [placement, custom_elements, taxonomy, organizations, default_locale, saver, locale]);
}

/** A chosen element: a title row, with its form while open. */
export const PlacementCard = memo(function PlacementCard({ id, ...props }: CardHeadProps & { id: string }) {
  const placement = useContent(({ placements }) => placements.find((one) => one.id === id));
  return placement && <FoundCard {...props} placement={placement} />;
});

function FoundCard({ placement, ...props }: CardHeadProps & { placement: Placement }) {
  const later = useContentSoon().placements.find(({ id }) => id === placement.id) ?? placement;
  const shown = useShown(later);
  return (
    <article
      id={placementElement(placement.id)}
      aria-label={shown.title.text}
      className="isolate scroll-mt-24 rounded-md border border-border bg-surface"
    >
      <CardHead placement={later} shown={shown} {...props} />
      {props.isOpen && (
        <div className="border-t border-border p-3">
          <PlacementForm placement={placement} category={props.category} shown={shown} />
        </div>
      )}
    </article>
  );
}
