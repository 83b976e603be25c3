import type { RareMessages } from "../messages.ts";
import { lists } from "./lists.ts";
import { pageAddress, pageEditor, pageRemoval } from "./page-editor.ts";
import { pageManagement } from "./page-list.ts";
import { pageCodes, pageFaq, pageFeedback, pageMap, pageOrder, pageSubject } from "./page-tabs.ts";

export const pages = {
  title: "Mga pahina",
  one: "Pahina",
  home: "Home page",
  in_language: "Mga pamagat sa {{language}}",
  open_list: "Ipakita ang mga pahina",
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
