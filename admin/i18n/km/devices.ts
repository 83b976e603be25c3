import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const devices = {
  title: "ឧបករណ៍",
  no_status: "គ្មានស្ថានភាព",
  columns: {
    name: "ឧបករណ៍",
    reference: "លេខយោង",
    status: "ស្ថានភាព",
    label: "ស្លាក",
    updated_at: "បានកែប្រែ",
    created_at: "បានបន្ថែម",
  },
  filters: {
    status: "ស្ថានភាព",
    label: "ស្លាក",
  },
  list: {
    ...lists,
    caption: "ឧបករណ៍",
    search: "ស្វែងរកឧបករណ៍",
    count_other: "ឧបករណ៍ {{count, number}}",
    empty_title: "មិនទាន់មានឧបករណ៍ទេ",
    empty: "ឧបករណ៍គឺអ្វីៗនៅទីសាធារណៈដែលចាប់សញ្ញា កត់ត្រា ឬសម្រេចចិត្ត ដូចជា ឧបករណ៍រាប់ កាមេរ៉ា ឬឧបករណ៍ចាប់សញ្ញាធុងសំរាម។",
  },
} satisfies Messages["devices"];
