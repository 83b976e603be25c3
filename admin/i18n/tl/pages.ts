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
  title: "Mga pahina",
  one: "Pahina",
  home: "Home page",
  in_language: "Mga pamagat sa {{language}}",
  types: {
    home_page: "Home",
    collection_page: "Koleksiyon",
    device_page: "Device",
    algorithm_page: "Algoritmo",
  },
  columns: {
    title: "Pahina",
  },
  filters: {
    status: "Katayuan",
  },
  list: {
    ...lists,
    caption: "Mga pahina",
    search: "Maghanap ng pahina",
    count_one: "{{count, number}} pahina",
    count_other: "{{count, number}} na pahina",
    empty_title: "Home page pa lang ang narito",
    empty: "Bawat device, algoritmo at koleksiyon ay maaaring magkaroon ng sariling pahina sa gabay.",
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
