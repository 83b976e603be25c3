import type { FeedbackWords } from "./words.ts";

export const fr: FeedbackWords = {
  view_of: "Votre avis sur",
  progress: "Question {number} sur {count}",
  comment: "Souhaitez-vous nous dire quelque chose ?",
  comment_hint:
    "N’indiquez ni nom, ni plaque d’immatriculation, ni numéro de téléphone. Le cas échéant, nous les masquons. {count} caractères au maximum.",
  next: "Question suivante",
  skip: "Passer cette question",
  send: "Envoyer",
  back: "Retour",
  anonymous: "Anonyme. Nous ne conservons ni nom ni adresse.",
  problem: "Il y a un problème",
  too_long: "Limitez votre commentaire à {count} caractères.",
  too_quick: "C’était très rapide. Appuyez encore une fois sur Envoyer.",
  thanks: "Merci",
  thanks_lead: "Votre avis a été envoyé.",
  thanks_text: "L’équipe le trouve dans sa boîte de réception. Les réponses utiles à d’autres paraissent sur la page.",
  back_to_page: "Revenir à la page",
  see_more: "Voir le reste du guide",
  wait: "Veuillez patienter un instant",
  wait_text:
    "Beaucoup de réponses sont arrivées en même temps. Rien n’est perdu : attendez quelques minutes, puis renvoyez la vôtre.",
  proving:
    "Un instant : beaucoup de réponses sont arrivées en même temps. Votre appareil montre d’abord qu’il n’est pas une machine qui en envoie des milliers, puis la vôtre part toute seule.",
  send_again: "Renvoyer",
  expired: "Ce formulaire a expiré",
  expired_text: "Ouvrez de nouveau la page et choisissez un visage pour recommencer.",
};
