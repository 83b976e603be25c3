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
  title: "Páginas",
  one: "Página",
  home: "Página inicial",
  in_language: "Títulos em {{language}}",
  types: {
    home_page: "Início",
    collection_page: "Coleção",
    device_page: "Dispositivo",
    algorithm_page: "Algoritmo",
  },
  columns: {
    title: "Página",
  },
  filters: {
    status: "Status",
  },
  list: {
    ...lists,
    caption: "Páginas",
    search: "Pesquisar páginas",
    count_one: "{{count, number}} página",
    count_many: "{{count, number}} de páginas",
    count_other: "{{count, number}} páginas",
    empty_title: "Por enquanto, só a página inicial",
    empty: "Cada dispositivo, algoritmo e coleção pode ter sua própria página no guia.",
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
