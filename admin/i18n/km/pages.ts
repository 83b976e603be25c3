import type { RareMessages } from "../messages.ts";
import { lists } from "./lists.ts";
import { pageAddress, pageEditor, pageRemoval } from "./page-editor.ts";
import { pageManagement } from "./page-list.ts";
import { pageCodes, pageFaq, pageFeedback, pageMap, pageOrder, pageSubject } from "./page-tabs.ts";

export const pages = {
  title: "ទំព័រ",
  one: "ទំព័រ",
  home: "ទំព័រដើម",
  in_language: "ចំណងជើងជា{{language}}",
  open_list: "បង្ហាញទំព័រ",
  types: {
    home_page: "ទំព័រដើម",
    collection_page: "បណ្ដុំ",
    device_page: "ឧបករណ៍",
    algorithm_page: "ក្បួនដោះស្រាយ",
  },
  columns: {
    title: "ទំព័រ",
  },
  filters: {
    status: "ស្ថានភាព",
  },
  list: {
    ...lists,
    caption: "ទំព័រ",
    search: "ស្វែងរកទំព័រ",
    count_other: "ទំព័រ {{count, number}}",
    empty_title: "មានតែទំព័រដើមប៉ុណ្ណោះ",
    empty: "ឧបករណ៍ ក្បួនដោះស្រាយ និងបណ្ដុំនីមួយៗអាចមានទំព័រផ្ទាល់ខ្លួនលើមគ្គុទ្ទេសក៍។",
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
