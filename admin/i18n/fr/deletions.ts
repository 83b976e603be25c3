import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const deletions = {
  title: "Supprimés récemment",
  subtitle: "Vous pouvez restaurer pendant un jour ce qui a été supprimé. Ensuite, c’est définitif.",
  editors_only: "Seuls les éditeurs et les responsables peuvent voir et restaurer ce qui a été supprimé.",
  restore: "Restaurer",
  restored: "« {{name}} » restauré",
  failed: "« {{name}} » n’a pas pu être restauré.",
  columns: {
    name: "Nom",
    deleted_at: "Supprimé",
    deleted_by: "Supprimé par",
    restorable_until: "Restaurable jusqu’au",
    actions: "Actions",
  },
  list: {
    ...lists,
    caption: "Supprimés récemment",
    search: "Rechercher dans les éléments supprimés",
    count_one: "{{count, number}} élément supprimé",
    count_many: "{{count, number}} éléments supprimés",
    count_other: "{{count, number}} éléments supprimés",
    empty_title: "Rien n’a été supprimé depuis un jour",
    empty: "Ce que vous supprimez reste ici un jour et peut être restauré.",
  },
} satisfies Messages["deletions"];
