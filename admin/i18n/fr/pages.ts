import type { RareMessages } from "../messages.ts";
import { lists } from "./lists.ts";
import { pageCollection, pageHome } from "./page-collections.ts";
import { pageAddress, pageChecks, pageEditor, pageRemoval, pageShared } from "./page-editor.ts";
import { pageManagement } from "./page-list.ts";
import { pageOverview } from "./page-overview.ts";
import { pageChanges, pageHistory, pagePublish, pageWithdraw } from "./page-publishing.ts";
import { pageRelationships } from "./page-relationships.ts";
import { pageCodes, pageFaq, pageFeedback, pageMap, pageOrder, pagePreview, pageSubject } from "./page-tabs.ts";
import { pageTranslate } from "./page-translate.ts";

export const pages = {
  title: "Pages",
  one: "Page",
  home: "Page d’accueil",
  in_language: "Titres en {{language}}",
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
  overview: pageOverview,
  editor: pageEditor,
  checks: pageChecks,
  address: pageAddress,
  remove: pageRemoval,
  publish: pagePublish,
  withdraw: pageWithdraw,
  history: pageHistory,
  changes: pageChanges,
  order: pageOrder,
  faq: pageFaq,
  map: pageMap,
  subject: pageSubject,
  feedback: pageFeedback,
  codes: pageCodes,
  preview: pagePreview,
  shared: pageShared,
  relationships: pageRelationships,
  collection: pageCollection,
  home_editor: pageHome,
  translate: pageTranslate,
} satisfies RareMessages["pages"];
