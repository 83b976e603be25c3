import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const pages = {
  title: "ទំព័រ",
  home: "ទំព័រដើម",
  home_detail: "ទំព័រដំបូងនៃមគ្គុទ្ទេសក៍។ ទំព័រនេះផ្សាយជានិច្ច។",
  in_language: "ចំណងជើងជា{{language}}",
  types: {
    home_page: "ទំព័រដើម",
    collection_page: "បណ្ដុំ",
    device_page: "ឧបករណ៍",
    algorithm_page: "ក្បួនដោះស្រាយ",
  },
  status: {
    published: "បានផ្សាយ",
    draft: "សេចក្ដីព្រាង",
    with_changes: "មានការកែប្រែ",
  },
  columns: {
    title: "ទំព័រ",
    type: "ប្រភេទ",
    status: "ស្ថានភាព",
    updated_at: "បានកែប្រែ",
    created_at: "បានបន្ថែម",
  },
  filters: {
    type: "ប្រភេទ",
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
} satisfies Messages["pages"];
