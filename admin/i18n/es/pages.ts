import type { RareMessages } from "../messages.ts";
import { lists } from "./lists.ts";
import { pageAddress, pageEditor, pageRemoval } from "./page-editor.ts";
import { pageManagement } from "./page-list.ts";
import { pageCodes, pageFaq, pageFeedback, pageMap, pageOrder, pageSubject } from "./page-tabs.ts";

export const pages = {
  title: "Páginas",
  one: "Página",
  home: "Página de inicio",
  in_language: "Títulos en {{language}}",
  open_list: "Mostrar páginas",
  types: {
    home_page: "Inicio",
    collection_page: "Colección",
    device_page: "Dispositivo",
    algorithm_page: "Algoritmo",
  },
  columns: {
    title: "Página",
  },
  filters: {
    status: "Estado",
  },
  list: {
    ...lists,
    caption: "Páginas",
    search: "Buscar páginas",
    count_one: "{{count, number}} página",
    count_many: "{{count, number}} de páginas",
    count_other: "{{count, number}} páginas",
    empty_title: "De momento, solo la página de inicio",
    empty: "Cada dispositivo, algoritmo y colección puede tener su propia página en la guía.",
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
