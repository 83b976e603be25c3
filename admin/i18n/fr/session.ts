import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "Déconnexion…",
  sign_out: "Se déconnecter",
  switched: "Vous travaillez maintenant pour {{name}}",
  switch_failed: "Vous travaillez toujours pour le même client.",
  terms: {
    title: "Nouvelles conditions d’utilisation",
    text: "Les conditions d’utilisation ont changé le {{date}}. Acceptez-les pour continuer.",
    accept: "Accepter et continuer",
    accepting: "Acceptation…",
  },
} satisfies Messages["session"];
