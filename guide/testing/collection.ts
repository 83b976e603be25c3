import type { PageSnapshot } from "../content.ts";
import { CARDS } from "./cards.ts";
import { BARE, CONTENT, idOf } from "./site.ts";

export const COLLECTION: PageSnapshot = {
  ...BARE,
  page_id: idOf(4),
  type: "collection_page",
  slug: "along-harbour-walk",
  content: {
    ...CONTENT,
    headline: CARDS[4]?.title ?? {},
    subtitle: { en: "From the old harbour to the beach: what counts, measures and watches beside the path." },
    image: {
      key: "people-counter-promenade.svg",
      alt: { en: "People walk along the promenade." },
      is_decorative: false,
      crop: null,
      focus: { x: 0.5, y: 0.5 },
    },
    collection: {
      rule: "manual",
      members: [{ id: idOf(5) }, { id: idOf(3) }, { id: idOf(97) }, { id: idOf(1) }],
      label_ids: [],
      types: [],
      status_ids: [],
      left_out: [],
      group_by: "label",
      order: "title",
    },
  },
};
