import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const devices = {
  title: "Appareils",
  no_status: "Sans statut",
  columns: {
    name: "Appareil",
    reference: "Référence",
    status: "Statut",
    label: "Étiquettes",
    updated_at: "Modifié",
    created_at: "Ajouté",
  },
  filters: {
    status: "Statut",
    label: "Étiquette",
  },
  list: {
    ...lists,
    caption: "Appareils",
    search: "Rechercher des appareils",
    count_one: "{{count, number}} appareil",
    count_many: "{{count, number}} d’appareils",
    count_other: "{{count, number}} appareils",
    empty_title: "Aucun appareil pour l’instant",
    empty:
      "Un appareil, c’est tout ce qui capte, enregistre ou décide dans l’espace public : un compteur, une caméra, un capteur de poubelle.",
  },
} satisfies Messages["devices"];
