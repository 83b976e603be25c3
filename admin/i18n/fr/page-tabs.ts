import type { Messages } from "../messages.ts";

type Pages = Messages["pages"];

export const pageOrder = {
  drag: "Glisser pour déplacer",
  up: "Monter « {{name}} »",
  down: "Descendre « {{name}} »",
  first: "« {{name}} » est déjà en tête",
  last: "« {{name}} » est déjà en dernier",
  done: "« {{name}} » est maintenant en position {{at, number}}",
} satisfies Pages["order"];

export const pageFaq = {
  on_page: "Sur cette page",
  show: "Afficher des questions sur cette page",
  show_hint: "Le public les lit à la fin de la page.",
  add: "Ajouter une question",
  empty_title: "Pas encore de questions",
  empty: "Répondez à ce que le public demande à ce sujet. Trois à six questions suffisent.",
  unnamed: "Nouvelle question",
  all_languages: "Dans toutes les langues",
  not_in: "Pas encore en {{languages}}",
  open: "Ouvrir « {{name}} »",
  close: "Fermer « {{name}} »",
  delete: "Supprimer la question",
  deleted: "« {{name}} » a été supprimée",
  share: "Utiliser dans tout le guide",
  shared:
    "« {{name}} » appartient maintenant à tout le guide. Le public la verra sur chaque page dès que la page d’accueil sera publiée.",
  share_failed: "« {{name}} » n’a pas été déplacée. Elle est toujours sur cette page.",
  whole: "De tout le guide",
  whole_shown: "{{shown, number}} affichées sur {{total, number}}",
  whole_edit: "Modifier pour toutes les pages",
  whole_on: "Affichée après les questions de cette page",
  whole_off: "Pas affichée sur cette page",
  whole_empty: "Il n’y a pas encore de questions pour tout le guide. Elles s’écrivent sur la page d’accueil.",
  whole_failed: "Les questions de tout le guide ne se sont pas chargées.",
  asked: "Ce que demande le public",
  asked_open_one: "{{count, number}} ouvert",
  asked_open_many: "{{count, number}} d’ouverts",
  asked_open_other: "{{count, number}} ouverts",
  asked_none: "Aucun commentaire ouvert sur cette page qui pourrait devenir une question.",
  asked_failed: "Les commentaires ne se sont pas chargés.",
  asked_answer: "Répondre ici sous forme de question",
  asked_not_made: "La question n’a pas été ajoutée.",
} satisfies Pages["faq"];

export const pageMap = {
  show: "Afficher une carte sur cette page",
  show_hint: "Une liste à côté de la carte dit la même chose.",
  title: "Lieux",
  map: "Carte de ce que voit le public",
  precision: "Précision de {{name}}",
  as_place: "{{precision}}, comme pour le lieu",
  left_out: "Pas sur cette page",
  internal: "Jamais affiché : ce lieu est réservé au personnel",
  limit: "Une page peut montrer un lieu moins précisément que le lieu ne le permet, jamais plus.",
  edit: "Modifier les lieux de l’appareil",
  add: "Ajouter un lieu",
  empty_title: "Aucun lieu pour l’instant",
  empty: "Ajoutez des lieux à l’appareil. Cette page pourra alors les montrer.",
  load_failed: "Les lieux n’ont pas pu être chargés",
  unnamed: "Lieu sans nom",
} satisfies Pages["map"];

export const pageSubject = {
  about: "Cette page porte sur cette fiche. Ce que vous y modifiez apparaît ici comme un changement à publier.",
  details: "Modifier les détails",
  builder: "Ouvrir l’éditeur de la chaîne de données",
  status: "Statut",
  reference: "Référence",
  accountable: "Responsable",
  none: "Non indiqué",
  no_chain_title: "Pas encore de chaîne de données",
  no_chain:
    "Une chaîne de données explique pas à pas ce que deviennent les données. La page en a besoin pour être publiée.",
  start: "Commencer la chaîne de données",
  load_failed: "La chaîne de données ne s’est pas chargée",
  missing: "Cette page n’est liée à aucune fiche.",
  deleted_device: "Le dispositif « {{name}} » a été supprimé",
  deleted_algorithm: "L’algorithme « {{name}} » a été supprimé",
  deleted_public:
    "Le public lit encore cette page. Elle ne peut pas être republiée tant que la fiche n’est pas restaurée. Pour qu’il ne la lise plus, retirez ou supprimez la page.",
  deleted_draft:
    "Cette page ne peut pas être publiée tant que la fiche n’est pas restaurée. Si vous n’en avez plus besoin, supprimez-la.",
  restore_device: "Ouvrir les dispositifs supprimés",
  restore_algorithm: "Ouvrir les algorithmes supprimés",
  nothing_left: "Rien à afficher : la fiche a été supprimée.",
} satisfies Pages["subject"];

export const pageFeedback = {
  show: "Demander l’avis du public sur cette page",
  show_hint: "Anonyme. Ni nom ni adresse ne sont demandés.",
  set: "Questions",
  full: "Les {{number, number}} questions",
  full_text: "{{faces, number}} visages au choix pour chacune, et un commentaire. Une minute environ.",
  short: "Une question",
  short_text: "Ce que la technologie fait ressentir, et un commentaire.",
  asked: "Ce qui est demandé au public",
  comment: "Souhaitez-vous nous dire quelque chose ?",
  free: "Réponse en texte libre",
  off: "Rien n’est demandé sur cette page.",
} satisfies Pages["feedback"];

export const pageCodes = {
  title: "Codes courts de cette page",
  empty_title: "Pas encore de codes courts",
  empty: "Aucun code court ne mène encore à cette page. Un code imprimé sur un panneau y conduit les habitants.",
  new: "Nouveau code",
  scans_one: "{{count, number}} scan en 30 jours",
  scans_many: "{{count, number}} de scans en 30 jours",
  scans_other: "{{count, number}} scans en 30 jours",
  retired_one: "{{count, number}} code retiré n’est pas affiché ici.",
  retired_many: "{{count, number}} de codes retirés ne sont pas affichés ici.",
  retired_other: "{{count, number}} codes retirés ne sont pas affichés ici.",
  show_retired: "Voir les codes retirés",
  failed: "Les codes courts n’ont pas pu être chargés",
} satisfies Pages["codes"];
