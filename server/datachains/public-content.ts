import type { ChainContent, Source } from "#datachain/model.ts";

const isPublic = ({ type }: Source) => type !== "internal_memo";

/** Removes internal notes and internal sources. */
export const publicContent = (content: ChainContent): ChainContent => ({
  ...content,
  sources: content.sources.filter(isPublic),
  placements: content.placements.map((placement) => ({
    ...placement,
    sources: placement.sources.filter(isPublic),
    internal_note: "",
  })),
});
