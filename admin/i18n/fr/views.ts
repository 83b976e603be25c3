import type { Messages } from "../messages.ts";

export const views = {
  label: "Vues de cette liste",
  save: "Enregistrer la vue",
  name: "Nom de la vue",
  share: "Partager avec les collègues",
  share_hint:
    "Tous les membres de l’espace de travail peuvent l’utiliser. Vous seul pouvez la modifier ; les responsables peuvent la supprimer.",
  new_title: "Enregistrer cette vue",
  new_text: "Enregistre la recherche, les filtres, le tri et les colonnes sous un nom.",
  edit_title: "Renommer ou partager la vue",
  menu: "Actions pour la vue « {{name}} »",
  keep: "Enregistrer les changements dans cette vue",
  reset: "Annuler les changements de cette vue",
  edit: "Renommer ou partager",
  saved: "Vue « {{name}} » enregistrée",
  not_saved: "La vue « {{name}} » n’a pas été enregistrée.",
  remove: {
    action: "Supprimer la vue",
    done: "Vue « {{name}} » supprimée",
    undone: "Vue « {{name}} » restaurée",
    failed: "La vue « {{name}} » n’a pas été supprimée.",
    undo_failed: "La vue « {{name}} » n’a pas pu être restaurée.",
    shared_title: "Supprimer la vue « {{name}} » pour tout le monde ?",
    shared_text:
      "Elle a été partagée par {{owner}}. Elle disparaîtra pour tous les membres de l’espace de travail. Cette action est irréversible.",
    shared_text_unknown:
      "Elle a été partagée par une personne qui n’est plus membre. Elle disparaîtra pour tous les membres de l’espace de travail. Cette action est irréversible.",
    removing: "Suppression…",
  },
} satisfies Messages["views"];
