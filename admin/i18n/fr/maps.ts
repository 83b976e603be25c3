import type { Messages } from "../messages.ts";

export const maps = {
  skip: "Passer la carte",
  end: "Fin de la carte",
  failed_title: "La carte n’a pas pu être chargée",
  failed: "La liste contient tout ce que montre la carte.",
  no_ground: "Le fond de carte n’est pas disponible. Les lieux sont corrects.",
  no_source: "Aucun fond de carte n’est configuré : seuls les contours des pays s’affichent. Les lieux sont corrects.",
  zoom_in: "Agrandir",
  zoom_out: "Réduire",
  fit: "Tout afficher",
  place_here: "Placer ici",
  crosshair_help:
    "Les flèches déplacent la carte sous la croix ; avec Maj, par plus grands pas. Plus et moins changent l’échelle. Entrée place.",
  group_one: "{{count, number}} lieu. Agrandissez pour le voir.",
  group_many: "{{count, number}} de lieux. Agrandissez pour les voir.",
  group_other: "{{count, number}} lieux. Agrandissez pour les voir.",
  legend: "Ce que signifient les repères",
} satisfies Messages["maps"];
