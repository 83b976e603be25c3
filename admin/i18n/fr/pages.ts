import type { RareMessages } from "../messages.ts";
import { lists } from "./lists.ts";
import { pageAddress, pageEditor, pageRemoval } from "./page-editor.ts";
import { pageManagement } from "./page-list.ts";
import { pageCodes, pageFaq, pageFeedback, pageMap, pageOrder, pageSubject } from "./page-tabs.ts";

export const pages = {
  title: "Pages",
  one: "Page",
  home: "Page d’accueil",
  in_language: "Titres en {{language}}",
  open_list: "Afficher les pages",
  types: {
    home_page: "Accueil",
    collection_page: "Collection",
    device_page: "Appareil",
    algorithm_page: "Algorithme",
  },
  columns: {
    title: "Page",
  },
  filters: {
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
  manage: pageManagement,
  editor: pageEditor,
  address: pageAddress,
  remove: pageRemoval,
  order: pageOrder,
  faq: pageFaq,
  map: pageMap,
  subject: pageSubject,
  feedback: pageFeedback,
  codes: pageCodes,
} satisfies RareMessages["pages"];
