import type { Messages } from "../messages.ts";

export const autosave = {
  saved: "Enregistré",
  saved_at: "Enregistré à {{time}}",
  waiting: "Pas encore enregistré",
  saving: "Enregistrement…",
  retrying: "Non enregistré : nouvel essai…",
  failed: "Non enregistré",
  conflict: "Décision requise",
  retry: "Réessayer",
  undo: "Annuler",
  redo: "Rétablir",
  decide: "Examiner",
  clash: {
    title: "Quelqu’un d’autre a aussi modifié ceci",
    title_by: "{{name}} a aussi modifié ceci",
    text: "Votre version et l’autre diffèrent ici. Choisissez à chaque fois. Tout le reste est déjà fusionné, et rien n’est perdu avant votre choix.",
    text_by:
      "Votre version et celle de {{name}} diffèrent ici. Choisissez-en une à chaque endroit. Tout le reste est déjà fusionné, et rien n’est perdu tant que vous n’avez pas choisi.",
    mine: "La vôtre",
    theirs: "L’autre",
    nothing: "Rien",
    removed: "Supprimé",
    keep_mine: "Garder la mienne",
    take_theirs: "Utiliser l’autre",
    all_mine: "Garder toutes les miennes",
    all_theirs: "Utiliser toutes les autres",
    order: "Ordre",
    later: "Décider plus tard",
  },
} satisfies Messages["autosave"];
