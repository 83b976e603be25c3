import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const pages = {
  title: "Mga pahina",
  home: "Home page",
  home_detail: "Ang unang pahina ng gabay. Lagi itong nakalathala.",
  in_language: "Mga pamagat sa {{language}}",
  types: {
    home_page: "Home",
    collection_page: "Koleksiyon",
    device_page: "Device",
    algorithm_page: "Algoritmo",
  },
  status: {
    published: "Nakalathala",
    draft: "Draft",
    with_changes: "May mga pagbabago",
  },
  columns: {
    title: "Pahina",
    type: "Uri",
    status: "Katayuan",
    updated_at: "Binago",
    created_at: "Idinagdag",
  },
  filters: {
    type: "Uri",
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
} satisfies Messages["pages"];
