import type { Messages } from "../messages.ts";

export const session = {
  language: "Langue",
  name_needed: "Saisissez votre nom",
  password_needed: "Saisissez votre mot de passe",
  signing_out: "Déconnexion…",
  sign_out: "Se déconnecter",
  switched: "Vous êtes maintenant dans {{name}}",
  switch_failed: "Vous êtes toujours dans le même espace de travail.",
  elsewhere: {
    title: "Vous avez changé d’espace de travail dans une autre fenêtre",
    text: "Cette fenêtre affichait {{shown}}. Vous êtes passé à {{next}} dans une autre fenêtre.",
    text_unnamed:
      "Vous avez changé d’espace de travail dans une autre fenêtre. Cette fenêtre affiche encore le précédent.",
    kept: "Rien de ce que vous avez saisi ici n’est encore perdu. Revenez pour l’enregistrer. Les modifications non enregistrées sont abandonnées quand cette fenêtre affiche l’autre espace de travail.",
    back: "Revenir à {{shown}}",
    back_unnamed: "Revenir",
    go: "Afficher {{next}} ici",
    go_unnamed: "Afficher l’autre ici",
    going_back: "Retour…",
  },
  second_step: {
    title: "Cet espace de travail exige une deuxième étape",
    text: "Votre mot de passe seul n’ouvre pas ses fiches. Configurez votre deuxième étape : deux minutes suffisent.",
    action: "Configurer ma deuxième étape",
  },
  terms: {
    title: "Nouvelles conditions d’utilisation",
    text: "Les conditions d’utilisation ont changé le {{date}}. Acceptez-les pour continuer.",
    accept: "Accepter et continuer",
    accepting: "Acceptation…",
  },
} satisfies Messages["session"];
