import type { RareMessages } from "../messages.ts";

export const preview = {
  title: "Aperçu en direct",
  open: "Ouvrir l’aperçu dans un nouvel onglet",
  width: "Largeur de l’aperçu",
  phone: "Téléphone",
  desktop: "Ordinateur",
  frame: "La page telle que le public la verra",
  failed: "L’aperçu ne s’est pas chargé.",
  /** For guests of a share link. */
  shared: {
    as_public: "Voici la page telle que le public la voit.",
    as_drafted: "Voici la page telle que le public la verra une fois publiée.",
    language: "Langue",
  },
} satisfies RareMessages["preview"];
