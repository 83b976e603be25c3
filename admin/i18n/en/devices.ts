import { lists } from "./lists.ts";

export const devices = {
  title: "Devices",
  no_status: "No Status",
  columns: {
    name: "Device",
    reference: "Reference",
    status: "Status",
    label: "Labels",
    updated_at: "Changed",
    created_at: "Added",
  },
  filters: {
    status: "Status",
    label: "Label",
  },
  list: {
    ...lists,
    caption: "Devices",
    search: "Search devices",
    count_one: "{{count, number}} device",
    count_other: "{{count, number}} devices",
    empty_title: "No devices yet",
    empty: "A device is anything in public space that senses, records or decides: a counter, a camera, a bin sensor.",
  },
};
