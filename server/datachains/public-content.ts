import type { ChainContent, Source } from "#datachain/model.ts";

const isPublic = ({ type }: Source) => type !== "internal_memo";

/** The content without what is for staff: their notes, and their own papers among the sources. */
export const publicContent = (content: ChainContent): ChainContent => ({
  ...content,
  sources: content.sources.filter(isPublic),
  placements: content.placements.map((placement) => ({
    ...placement,
    sources: placement.sources.filter(isPublic),
    internal_note: "",
  })),
});
