import type { AllTemplateFaqs } from "../template-ids.ts";

export const fr: AllTemplateFaqs = {
  people_counter: [
    [
      "Mon visage est-il enregistré ?",
      "Non. L’appareil remarque seulement que quelqu’un passe et ajoute un au compte. Ses images sont traitées dans l’appareil et ne sont pas gardées.",
    ],
    [
      "Qui voit les chiffres ?",
      "La ville voit des totaux, par exemple combien de personnes sont passées en une heure. Personne ne vous voit.",
    ],
    [
      "À quoi servent les chiffres ?",
      "Ils aident à décider, par exemple, de la largeur d’un chemin ou du moment de nettoyer une place.",
    ],
  ],
  licence_plate_reader: [
    [
      "Peut-il savoir qui je suis ?",
      "Oui. Avec le fichier des véhicules, une plaque mène au titulaire. Seul le personnel autorisé peut le consulter, et seulement pour la finalité indiquée ici.",
    ],
    [
      "Combien de temps ma plaque est-elle gardée ?",
      "Pendant la durée indiquée sur cette page. Ensuite, la photo et le numéro de plaque sont effacés.",
    ],
    [
      "Puis-je voir ce qui est gardé sur moi ?",
      "Oui. Adressez-vous à l’organisation nommée sur cette page et indiquez la plaque, le lieu, la date et l’heure.",
    ],
  ],
  cctv: [
    [
      "Mon visage est-il enregistré ?",
      "Oui, si vous êtes dans le champ. La vidéo est assez nette pour reconnaître les personnes. Aucun logiciel ne recherche de visages.",
    ],
    [
      "Qui regarde la vidéo ?",
      "Le personnel formé de l’organisation nommée sur cette page. La police ne reçoit la vidéo que sur une demande conforme à la loi.",
    ],
    [
      "Combien de temps la vidéo est-elle gardée ?",
      "Pendant la durée indiquée sur cette page. Elle est ensuite écrasée, sauf si elle doit servir de preuve.",
    ],
  ],
  wifi_counter: [
    [
      "Peut-il lire ce que contient mon téléphone ?",
      "Non. Il capte seulement le signal qu’un téléphone émet quand il cherche le wifi, avec le numéro de l’appareil.",
    ],
    [
      "Peut-on me suivre ?",
      "Le numéro de votre appareil est remplacé par un code. Tant que ce code sert, le même téléphone peut être reconnu à plusieurs compteurs.",
    ],
    ["Puis-je refuser ?", "Oui. Coupez le wifi de votre téléphone et il ne sera pas compté."],
  ],
  air_quality: [
    ["Enregistre-t-il quelque chose sur moi ?", "Non. Il mesure seulement l’air. Il n’a ni caméra ni micro."],
    ["Où puis-je voir les mesures ?", "Elles sont publiées. Le lien se trouve sur cette page."],
  ],
  noise_meter: [
    [
      "Écoute-t-il les conversations ?",
      "Non. Le son est aussitôt transformé, dans l’appareil, en une valeur de volume. Aucun son n’est gardé ni transmis.",
    ],
    ["À quoi servent les mesures ?", "Elles montrent où et quand il y a trop de bruit, pour que la ville puisse agir."],
  ],
  bin_sensor: [
    [
      "Sait-il qui a jeté quelque chose ?",
      "Non. Il mesure par le son la distance jusqu’aux déchets. Il n’a pas de caméra.",
    ],
    ["À quoi cela sert-il ?", "Les poubelles pleines sont vidées plus tôt et les camions roulent moins."],
  ],
  parking_sensor: [
    [
      "Sait-il à qui est la voiture garée ?",
      "Non. Il remarque seulement qu’il y a un véhicule. Il ne lit pas les plaques.",
    ],
    ["Peut-il mener à une amende ?", "Pas à lui seul. Il ne sait pas quel véhicule est là."],
  ],
  smart_lighting: [
    ["Le lampadaire me filme-t-il ?", "Non. Il remarque le mouvement et la chaleur, et n’a pas de caméra."],
    [
      "Quelqu’un sait-il quand je passe ?",
      "Non. Le lampadaire réagit sur le moment et aucune trace des passages n’est gardée.",
    ],
  ],
  ev_charger: [
    [
      "Que sait-il de moi ?",
      "Ce qu’il faut pour la facture : votre carte ou votre compte, l’heure et la quantité rechargée.",
    ],
    [
      "Qui voit mes données ?",
      "L’entreprise qui exploite le point de recharge et votre prestataire de paiement. La ville voit des totaux sans noms.",
    ],
    [
      "Combien de temps sont-elles gardées ?",
      "Les factures sont gardées aussi longtemps que la loi l’exige. La durée est indiquée sur cette page.",
    ],
  ],
  kiosk: [
    ["La borne me filme-t-elle ?", "Non. Elle s’utilise du bout des doigts et n’a pas de caméra."],
    [
      "Ce que je cherche est-il gardé ?",
      "On compte quelles pages sont ouvertes, sans lien avec vous. Ce que vous écrivez est effacé quand vous partez.",
    ],
  ],
  drone: [
    [
      "Peut-on me voir sur les images ?",
      "Oui, cela peut arriver. Le drone filme une zone, et les personnes qui s’y trouvent peuvent être reconnaissables.",
    ],
    [
      "Quand vole-t-il ?",
      "Seulement pour la finalité indiquée sur cette page. Les vols prévus sont annoncés quand c’est possible.",
    ],
    [
      "Que deviennent les images où je figure ?",
      "Les personnes sont floutées avant que des images soient transmises. Le reste est effacé après la durée indiquée sur cette page.",
    ],
  ],
  chatbot: [
    [
      "Est-ce que j’écris à une personne ?",
      "Non. Un programme répond. Vous pouvez demander à tout moment à être mis en relation avec une personne.",
    ],
    [
      "Les réponses peuvent-elles être fausses ?",
      "Oui. Elles sont composées automatiquement et peuvent contenir des erreurs. Ce qui compte, ce sont les informations officielles vers lesquelles elles renvoient.",
    ],
    [
      "Ce que j’écris est-il gardé ?",
      "Oui, pendant la durée indiquée sur cette page, pour améliorer les réponses. N’écrivez rien de privé, s’il vous plaît.",
    ],
  ],
  permit_triage: [
    [
      "Un ordinateur décide-t-il de ma demande ?",
      "Non. Il propose un ordre et signale ce qui manque. Une personne décide.",
    ],
    ["Que regarde-t-il ?", "Ce que contiennent votre demande et ses documents. Il ne rassemble rien d’autre sur vous."],
    [
      "Que puis-je faire si je ne suis pas d’accord ?",
      "Vous pouvez demander une explication, et qu’une autre personne réexamine la demande.",
    ],
  ],
  signal_timing: [
    ["Sait-il qui conduit ?", "Non. Il travaille avec des comptages de véhicules, de vélos et de piétons."],
    [
      "Et s’il se trompe ?",
      "Des règles de sécurité fixes s’appliquent toujours, comme le temps minimal pour traverser. Le personnel le surveille et peut l’arrêter.",
    ],
  ],
  benefit_check: [
    [
      "Un ordinateur peut-il refuser ma demande ?",
      "Non. Le système fait une proposition. Chaque refus est décidé et expliqué par une personne.",
    ],
    [
      "Quelles données sur moi utilise-t-il ?",
      "Ce que vous déclarez et ce que savent les services nommés sur cette page, comme les revenus et la composition du foyer. Ces données sont sensibles.",
    ],
    [
      "Que puis-je faire contre une décision ?",
      "Vous pouvez voir et corriger vos données, demander les raisons et contester. Cette page dit comment.",
    ],
  ],
  document_redaction: [
    [
      "Mes données sont-elles bien retirées ?",
      "Le système marque ce qu’il trouve et une personne vérifie chaque document avant sa publication. Une erreur reste possible.",
    ],
    [
      "Que puis-je faire si je trouve mon nom ?",
      "Prévenez l’organisation nommée sur cette page. Le document est retiré et corrigé.",
    ],
  ],
};
