import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  faces: { "1": "Très mal", "2": "Mal", "3": "Neutre", "4": "Bien", "5": "Très bien" },
  questions: {
    feeling: "Que ressentez-vous face à cette technologie ?",
    helpful: "Ces informations sont-elles utiles ?",
    easy_to_understand: "Est-ce facile à comprendre ?",
    easy_to_reach: "Est-ce facile à trouver ?",
    guide_rating: "Comment évaluez-vous ce guide ?",
  },
  progress: "Question {{number}} sur {{count}}",
  next: "Question suivante",
  skip: "Passer",
  previous: "Retour",
  choose: "Choisissez un visage, ou passez cette question.",
  anonymous: "Anonyme. Personne ne note qui vous êtes.",
  comment: "Souhaitez-vous nous dire quelque chose ?",
  comment_hint: "N’indiquez ni nom, ni plaque, ni numéro de téléphone. Si vous en écrivez, nous les masquons.",
  send: "Envoyer",
  thanks: "Merci",
  thanks_sent: "Nous avons votre avis. L’équipe lit chaque commentaire.",
  thanks_kept: "Votre avis est enregistré. Il parviendra à la ville dès que cette tablette sera de nouveau en ligne.",
  you_said: "Vous l’avez dit, nous l’avons fait",
  next_person: "Personne suivante",
  language: "Lire dans votre langue",
} satisfies CollectWords;
