import { lists } from "./lists.ts";
import { pageAddress, pageEditor, pageRemoval } from "./page-editor.ts";
import { pageManagement } from "./page-list.ts";
import { pageCodes, pageFaq, pageFeedback, pageMap, pageOrder, pageSubject } from "./page-tabs.ts";

export const pages = {
  title: "Pages",
  one: "Page",
  home: "Home page",
  in_language: "Titles in {{language}}",
  open_list: "Show pages",
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
  editor: pageEditor,
  address: pageAddress,
  remove: pageRemoval,
  order: pageOrder,
  faq: pageFaq,
  map: pageMap,
  subject: pageSubject,
  feedback: pageFeedback,
  codes: pageCodes,
};
