import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const devices = {
  title: "Mga device",
  no_status: "Walang katayuan",
  columns: {
    name: "Device",
    reference: "Sanggunian",
    status: "Katayuan",
    label: "Mga label",
    updated_at: "Binago",
    created_at: "Idinagdag",
  },
  filters: {
    status: "Katayuan",
    label: "Label",
  },
  list: {
    ...lists,
    caption: "Mga device",
    search: "Maghanap ng device",
    count_one: "{{count, number}} device",
    count_other: "{{count, number}} na device",
    empty_title: "Wala pang device",
    empty:
      "Ang device ay anumang nasa pampublikong lugar na nakadarama, nagtatala o nagpapasya: isang tagabilang, kamera, o sensor ng basurahan.",
  },
} satisfies Messages["devices"];
