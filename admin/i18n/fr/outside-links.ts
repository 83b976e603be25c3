import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const links = {
  title: "Liens externes",
  subtitle:
    "Où mènent les liens des pages publiques, vérifiés une fois par semaine. Ceux qui ne mènent nulle part sont vérifiés chaque jour.",
  off: "Cette installation ne vérifie pas les liens (LINK_CHECKS).",
  site: "Réglages du site",
  tabs: {
    label: "Liens par résultat",
    broken: "Rompus",
    not_checked: "Impossibles à vérifier",
    waiting: "Pas encore vérifiés",
    works: "Fonctionnent",
  },
  columns: {
    url: "Adresse",
    result: "Résultat",
    pages: "Sur",
    checked: "Vérifié",
  },
  list: {
    ...lists,
    caption: "Liens externes",
    search: "Chercher des adresses",
    count_one: "{{count, number}} lien",
    count_many: "{{count, number}} liens",
    count_other: "{{count, number}} liens",
    empty_title: "Aucun lien",
    empty: "Les liens vers d’autres sites sont relevés une fois par jour sur les pages publiques.",
    none_broken: "Aucun lien rompu",
  },
  results: {
    works: "Fonctionne",
    waiting: "Pas encore vérifié",
    gone: "Cette page n’existe plus ({{status}}).",
    refused: "Le site ne laisse pas entrer les programmes ({{status}}). Ouvrez-le pour voir s’il fonctionne.",
    later: "Le site a demandé de revenir plus tard ({{status}}).",
    server: "Le site a eu une erreur ({{status}}).",
    other: "Le site a répondu {{status}}.",
    name_not_found: "Aucun site ne porte ce nom.",
    certificate_invalid: "Le certificat du site n’est pas valable : les navigateurs avertissent les gens.",
    too_many_redirects: "L’adresse tourne en rond.",
    timed_out: "Pas de réponse en dix secondes.",
    connection_failed: "Le site n’a pas pu être joint.",
    address_not_allowed: "Seules les adresses https publiques sont vérifiées.",
  },
} satisfies Messages["links"];
