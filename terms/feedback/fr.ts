import type { FeedbackTerms } from "./term.ts";

export const fr: FeedbackTerms = {
  questions: {
    feeling: {
      asks: "Que ressentez-vous face à cette technologie ?",
      short: "Ressenti",
      answers: { "1": "Très mal", "2": "Mal", "3": "Neutre", "4": "Bien", "5": "Très bien" },
    },
    helpful: {
      asks: "Ces informations sont-elles utiles ?",
      short: "Utile",
      answers: {
        "1": "Pas du tout utiles",
        "2": "Peu utiles",
        "3": "En partie utiles",
        "4": "Utiles",
        "5": "Très utiles",
      },
    },
    easy_to_understand: {
      asks: "Est-ce facile à comprendre ?",
      short: "Facile à lire",
      answers: {
        "1": "Très difficile",
        "2": "Difficile",
        "3": "Ni facile ni difficile",
        "4": "Facile",
        "5": "Très facile",
      },
    },
    easy_to_reach: {
      asks: "Est-ce facile à trouver ?",
      short: "Facile à trouver",
      answers: {
        "1": "Très difficile",
        "2": "Difficile",
        "3": "Ni facile ni difficile",
        "4": "Facile",
        "5": "Très facile",
      },
    },
    guide_rating: {
      asks: "Comment évaluez-vous ce guide ?",
      short: "Le guide",
      answers: { "1": "Très mauvais", "2": "Mauvais", "3": "Moyen", "4": "Bon", "5": "Excellent" },
    },
  },
  kinds: {
    scale: { choose: "Choisissez un visage ou passez cette question.", answered: "Réponse par cinq visages" },
  },
};
