import { fr as asked } from "#terms/feedback/fr.ts";
import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  asked,
  progress: "Question {{number}} sur {{count}}",
  next: "Question suivante",
  skip: "Passer cette question",
  previous: "Retour",
  anonymous: "Anonyme. Personne ne note qui vous êtes.",
  comment: "Souhaitez-vous nous dire quelque chose ?",
  comment_hint: "N’indiquez ni nom, ni plaque, ni numéro de téléphone. Si vous en écrivez, nous les masquons.",
  send: "Envoyer",
  thanks: "Merci",
  thanks_sent: "Votre avis a été envoyé. L’équipe le trouve dans sa boîte de réception.",
  thanks_kept: "Votre avis est enregistré. Il parviendra à la ville dès que cette tablette sera de nouveau en ligne.",
  you_said: "Vous l’avez dit, nous l’avons fait",
  next_person: "Personne suivante",
  language: "Lire dans votre langue",
} satisfies CollectWords;
