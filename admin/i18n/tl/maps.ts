import type { Messages } from "../messages.ts";

export const maps = {
  skip: "Laktawan ang mapa",
  end: "Dulo ng mapa",
  failed_title: "Hindi na-load ang mapa",
  failed: "Nasa listahan ang lahat ng nasa mapa.",
  no_ground: "Hindi available ang background na mapa. Tama ang mga lugar.",
  no_source: "Walang nakatakdang base map kaya mga hangganan lang ng bansa ang nakikita. Tama ang mga lugar.",
  zoom_in: "Palakihin",
  zoom_out: "Paliitin",
  fit: "Ipakita ang lahat",
  place_here: "Ilagay dito",
  crosshair_help:
    "Inililipat ng mga arrow key ang mapa sa ilalim ng krus; mas malaki ang hakbang kapag may Shift. Plus at minus ang nagpapalaki at nagpapaliit. Enter ang naglalagay.",
  group_one: "{{count, number}} lugar. Palakihin para makita.",
  group_other: "{{count, number}} na lugar. Palakihin para makita.",
  legend: "Ang kahulugan ng mga pin",
} satisfies Messages["maps"];
