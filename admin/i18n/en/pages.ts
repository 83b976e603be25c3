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
  home: "Home page",
  in_language: "Titles in {{language}}",
  types: {
    home_page: "Home",
    collection_page: "Collection",
    device_page: "Device",
    algorithm_page: "Algorithm",
  },
  columns: {
    title: "Page",
  },
  filters: {
    status: "Status",
  },
  list: {
    ...lists,
    caption: "Pages",
    search: "Search pages",
    count_one: "{{count, number}} page",
    count_other: "{{count, number}} pages",
    empty_title: "Only the home page so far",
    empty: "Each device, algorithm and collection can have a page of its own on the guide.",
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
};
