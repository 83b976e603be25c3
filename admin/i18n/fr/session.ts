import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "Déconnexion…",
  sign_out: "Se déconnecter",
  switched: "Vous travaillez maintenant pour {{name}}",
  switch_failed: "Vous travaillez toujours pour le même client.",
  elsewhere: {
    title: "Vous avez changé d’organisation dans une autre fenêtre",
    text: "Cette fenêtre affichait {{shown}}. Vous êtes passé à {{next}} dans une autre fenêtre.",
    text_unnamed: "Vous avez changé d’organisation dans une autre fenêtre. Cette fenêtre affiche encore la précédente.",
    kept: "Rien de ce que vous avez saisi ici n’est perdu. Revenez pour l’enregistrer ; ce qui n’est pas enregistré est abandonné si cette fenêtre affiche l’autre organisation.",
    back: "Revenir à {{shown}}",
    back_unnamed: "Revenir",
    go: "Afficher {{next}} ici",
    go_unnamed: "Afficher l’autre ici",
    going_back: "Retour…",
  },
  terms: {
    title: "Nouvelles conditions d’utilisation",
    text: "Les conditions d’utilisation ont changé le {{date}}. Acceptez-les pour continuer.",
    accept: "Accepter et continuer",
    accepting: "Acceptation…",
  },
} satisfies Messages["session"];
