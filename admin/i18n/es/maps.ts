import type { Messages } from "../messages.ts";

export const maps = {
  skip: "Saltar el mapa",
  end: "Fin del mapa",
  failed_title: "No se pudo cargar el mapa",
  failed: "La lista contiene todo lo que muestra el mapa.",
  no_ground: "El mapa de fondo no está disponible. Los lugares son correctos.",
  no_source:
    "No hay ningún mapa base configurado: aquí solo se ven los contornos de los países. Los lugares son correctos.",
  zoom_in: "Acercar",
  zoom_out: "Alejar",
  fit: "Mostrar todo",
  place_here: "Ponerlo aquí",
  crosshair_help:
    "Las flechas mueven el mapa bajo la cruz; con Mayús, a pasos más grandes. Más y menos cambian la escala. Intro lo coloca.",
  group_one: "{{count, number}} lugar. Acérquese para verlo.",
  group_many: "{{count, number}} de lugares. Acérquese para verlos.",
  group_other: "{{count, number}} lugares. Acérquese para verlos.",
  legend: "Qué significan los marcadores",
} satisfies Messages["maps"];
