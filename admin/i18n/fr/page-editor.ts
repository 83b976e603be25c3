import type { Messages } from "../messages.ts";

export const pageEditor = {
  load_failed: "La page ne s’est pas chargée",
  kinds: {
    home_page: "Page d’accueil",
    device_page: "Page d’appareil",
    algorithm_page: "Page d’algorithme",
    collection_page: "Page de collection",
  },
  tabs: {
    content: "Contenu",
    faq: "FAQ",
    map: "Carte",
    device: "Appareil",
    algorithm: "Algorithme",
    feedback: "Avis",
    short_codes: "Codes courts",
    relationships: "Relations",
    pages: "Pages",
    collection: "Collection",
  },
  editing: "Langue",
  language: "Langue des textes",
  default_language: "par défaut",
  side_by_side: "Côte à côte",
  subtitle_hint: "Affiché sous le titre et dans les résultats de recherche",
  labels_hint: "Le public filtre le guide avec ces étiquettes",
  refused: {
    title: "Cette page n’est pas enregistrée",
    headline:
      "Le titre en {{language}} est trop long. Raccourcissez-le à {{count, number}} caractères et l’enregistrement reprendra.",
  },
  counter: "{{used, number}} / {{limit, number}}",
  falls_back: "Le public lit le texte en {{language}} : « {{text}} »",
  is_editing: "{{name}} est en train d’écrire",
  here_now: "Ici en ce moment",
  edits_field: "Modifie : {{field}}",
  views: "Consulte la page",
  history: "Historique",
  panel: "État de cette page",
  image_label: "Photo de ce dont parle la page",
  alt_hint: "Dites ce qui compte sur la photo à quelqu’un qui ne la voit pas",
  decorative: "Décorative, sans description",
  crop: {
    open: "Recadrer",
    title: "Recadrer la photo",
    text: "Faites glisser pour choisir ce qui est affiché. Cliquez sur un point qui doit rester visible quand la photo est coupée dans un autre format.",
    picture: "La photo entière",
    x: "Gauche (%)",
    y: "Haut (%)",
    width: "Largeur (%)",
    height: "Hauteur (%)",
    more: "Augmenter {{name}}",
    less: "Diminuer {{name}}",
    reset: "Recommencer",
    done: "Terminé",
  },
  clash: {
    order: "{{field}} : ordre",
    on: "Activé",
    off: "Désactivé",
  },
} satisfies Messages["pages"]["editor"];

export const pageAddress = {
  open: "Changer l’adresse",
  title: "Changer l’adresse",
  text: "L’ancienne adresse et tous les codes imprimés mènent à la nouvelle.",
  field: "Dernière partie de l’adresse",
  save: "Changer l’adresse",
  done: "L’adresse a été changée",
} satisfies Messages["pages"]["address"];

export const pageRemoval = {
  title: "Supprimer « {{name}} » ?",
  text: "La page et son historique sont supprimés.",
  done: "« {{name}} » a été supprimée",
  failed: "« {{name}} » n’a pas été supprimée.",
  undone: "« {{name}} » est de retour",
  undo_failed: "« {{name}} » n’a pas pu être rétablie.",
} satisfies Messages["pages"]["remove"];
