import type { Messages } from "../messages.ts";

export const autosave = {
  saved: "Enregistré",
  saved_at: "Enregistré à {{time}}",
  waiting: "Pas encore enregistré",
  saving: "Enregistrement…",
  retrying: "Non enregistré : nouvel essai…",
  failed: "Non enregistré",
  conflict: "En attente de votre choix",
  retry: "Réessayer",
  undo: "Annuler",
  redo: "Rétablir",
  decide: "Décider",
  clash: {
    title: "Quelqu’un d’autre a aussi modifié ceci",
    text: "Votre version et l’autre diffèrent à ces endroits. Choisissez pour chacun ; tout le reste est déjà fusionné. Rien n’est perdu avant votre choix.",
    mine: "La vôtre",
    theirs: "L’autre",
    nothing: "Rien",
    removed: "Supprimé",
    keep_mine: "Garder la mienne",
    take_theirs: "Prendre l’autre",
    all_mine: "Garder toutes les miennes",
    all_theirs: "Prendre toutes les autres",
    order: "Ordre",
    later: "Décider plus tard",
  },
} satisfies Messages["autosave"];
