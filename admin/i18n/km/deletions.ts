import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const deletions = {
  title: "ទើបលុបថ្មីៗ",
  subtitle: "អ្នកអាចស្ដារអ្វីដែលបានលុបឡើងវិញក្នុងរយៈពេលមួយថ្ងៃ។ បន្ទាប់មកវានឹងបាត់ជាស្ថាពរ។",
  editors_only: "មានតែអ្នកកែសម្រួល និងអ្នកគ្រប់គ្រងប៉ុណ្ណោះដែលអាចមើល និងស្ដារអ្វីដែលបានលុប។",
  restore: "ស្ដារឡើងវិញ",
  restored: "បានស្ដារ «{{name}}» ឡើងវិញ",
  failed: "មិនអាចស្ដារ «{{name}}» ឡើងវិញបានទេ។",
  columns: {
    name: "ឈ្មោះ",
    deleted_at: "បានលុប",
    deleted_by: "លុបដោយ",
    restorable_until: "អាចស្ដារវិញរហូតដល់",
    actions: "សកម្មភាព",
  },
  list: {
    ...lists,
    caption: "ទើបលុបថ្មីៗ",
    search: "ស្វែងរកក្នុងអ្វីដែលបានលុប",
    count_other: "កំណត់ត្រាដែលបានលុប {{count, number}}",
    empty_title: "គ្មានអ្វីត្រូវបានលុបក្នុងមួយថ្ងៃកន្លងមកទេ",
    empty: "អ្វីដែលអ្នកលុបនឹងនៅទីនេះមួយថ្ងៃ ហើយអាចស្ដារឡើងវិញបាន។",
  },
} satisfies Messages["deletions"];
