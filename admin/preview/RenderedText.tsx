import { memo, useId } from "react";
import { languageTag } from "#admin/i18n/locales.ts";
import { directionOf } from "#contract/direction.ts";
import { markdownBlocks } from "#guide/Markdown.tsx";

/** Rich text rendered as in the guide, inside an admin screen. */
export const RenderedText = memo(function RenderedText({ markdown, locale }: { markdown: string; locale: string }) {
  const id = useId();
  return (
    <div lang={languageTag(locale)} dir={directionOf(locale)} className="prose text-md! [overflow-wrap:anywhere]">
      {markdownBlocks(markdown, `${id}-`, 1)}
    </div>
  );
});
