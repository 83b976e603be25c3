import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const deletions = {
  title: "Kamakailang nabura",
  subtitle: "Maibabalik mo ang nabura sa loob ng isang araw. Pagkatapos nito, tuluyan na itong mawawala.",
  editors_only: "Mga editor at tagapamahala lamang ang makakakita at makapagbabalik ng nabura.",
  restore: "Ibalik",
  restored: "Naibalik ang “{{name}}”",
  failed: "Hindi naibalik ang “{{name}}”.",
  columns: {
    name: "Pangalan",
    deleted_at: "Binura",
    deleted_by: "Binura ni",
    restorable_until: "Maibabalik hanggang",
    actions: "Mga aksiyon",
  },
  list: {
    ...lists,
    caption: "Kamakailang nabura",
    search: "Maghanap sa mga nabura",
    count_one: "{{count, number}} nabura",
    count_other: "{{count, number}} nabura",
    empty_title: "Walang nabura sa nakalipas na isang araw",
    empty: "Ang buburahin mo ay mananatili rito nang isang araw at maibabalik.",
  },
} satisfies Messages["deletions"];
