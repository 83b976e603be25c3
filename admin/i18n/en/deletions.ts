import { lists } from "./lists.ts";

export const deletions = {
  title: "Recently deleted",
  subtitle: "You can restore what was deleted for one day. After that, it is gone for good.",
  editors_only: "Only editors and managers can see and restore what was deleted.",
  restore: "Restore",
  restored: "“{{name}}” restored",
  failed: "“{{name}}” could not be restored.",
  columns: {
    name: "Name",
    deleted_at: "Deleted",
    deleted_by: "Deleted by",
    restorable_until: "Can be restored until",
    actions: "Actions",
  },
  list: {
    ...lists,
    caption: "Recently deleted",
    search: "Search deleted records",
    count_one: "{{count, number}} deleted record",
    count_other: "{{count, number}} deleted records",
    empty_title: "Nothing was deleted in the last day",
    empty: "What you delete stays here for one day and can be restored.",
  },
};
