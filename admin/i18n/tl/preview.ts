import type { RareMessages } from "../messages.ts";

export const preview = {
  title: "Live preview",
  open: "Buksan ang preview sa bagong tab",
  width: "Lapad ng preview",
  phone: "Telepono",
  desktop: "Desktop",
  frame: "Ang pahina ayon sa makikita ng publiko",
  failed: "Hindi na-load ang preview.",
  /** For guests of a share link. */
  shared: {
    as_public: "Ito ang pahina ayon sa nakikita ng publiko.",
    as_drafted: "Ito ang pahina ayon sa makikita ng publiko kapag nailathala na.",
    language: "Wika",
  },
} satisfies RareMessages["preview"];
