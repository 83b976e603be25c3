import type { RareMessages } from "../messages.ts";
import { lists } from "./lists.ts";
import { pageAddress, pageEditor, pageRemoval } from "./page-editor.ts";
import { pageManagement } from "./page-list.ts";
import { pageCodes, pageFaq, pageFeedback, pageMap, pageOrder, pageSubject } from "./page-tabs.ts";

export const pages = {
  title: "Páginas",
  one: "Página",
  home: "Página inicial",
  in_language: "Títulos em {{language}}",
  open_list: "Mostrar páginas",
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
