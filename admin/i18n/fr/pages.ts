import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const pages = {
  title: "Pages",
  home: "Page d’accueil",
  home_detail: "La première page du guide. Elle est toujours publiée.",
  in_language: "Titres en {{language}}",
  types: {
    home_page: "Accueil",
    collection_page: "Collection",
    device_page: "Appareil",
    algorithm_page: "Algorithme",
  },
  status: {
    published: "Publiée",
    draft: "Brouillon",
    with_changes: "Modifiée depuis",
  },
  columns: {
    title: "Page",
    type: "Type",
    status: "État",
    updated_at: "Modifiée",
    created_at: "Ajoutée",
  },
  filters: {
    type: "Type",
    status: "État",
  },
  list: {
    ...lists,
    caption: "Pages",
    search: "Rechercher des pages",
    count_one: "{{count, number}} page",
    count_many: "{{count, number}} de pages",
    count_other: "{{count, number}} pages",
    empty_title: "Seulement la page d’accueil pour l’instant",
    empty: "Chaque appareil, algorithme et collection peut avoir sa propre page dans le guide.",
  },
} satisfies Messages["pages"];
