import type { MistakeWords } from "./words.ts";

export const fr: MistakeWords = {
  link: "Signaler une erreur sur cette page",
  title: "Signaler une erreur",
  about: "À propos de la page",
  what: "Qu’est-ce qui est faux ?",
  what_hint:
    "Si vous le savez, dites ce qui serait juste. N’indiquez ni noms, ni plaques, ni numéros de téléphone. Si vous en écrivez un, nous le masquons. {count} caractères au plus.",
  which: "Quelle partie de la page ?",
  parts: {
    none: "Je ne sais pas",
    text: "La description",
    place: "Le lieu ou la carte",
    data: "Ce qui est fait des données",
    organization: "Qui est responsable",
    contact: "Le contact",
    other: "Autre chose",
  },
  send: "Envoyer",
  empty: "Écrivez ce qui est faux.",
  sent: "Votre signalement a été envoyé.",
  keep: "Gardez cette adresse",
  keep_text:
    "Elle montre ce que devient votre signalement, et jamais ce que vous avez écrit. Toute personne qui a l’adresse peut l’ouvrir.",
  report: "Signalement d’une erreur",
  sent_on: "Envoyé le {date}",
  state: "État",
  states: {
    received: "Reçu",
    checking: "En cours de vérification",
    corrected: "Corrigé dans la version {number}",
    not_a_mistake: "Ce n’est pas une erreur",
  },
  received_text: "L’équipe a votre signalement et va le regarder.",
  checking_text: "L’équipe le regarde.",
  corrected_text: "L’équipe a corrigé la page.",
  closed: "Clos",
  closed_text: "Le signalement a été clos sans décision. Si la page est toujours fausse, signalez-le de nouveau.",
  reason: "Pourquoi",
  see_version: "Voir la version {number}",
  gone: "Il n’y a pas de signalement ici",
  gone_text: "L’adresse est incomplète, ou le signalement a été supprimé.",
};
