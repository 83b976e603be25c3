import { fr as terms } from "#terms/fr.ts";
import { hintsOf, namesOf } from "#terms/term.ts";
import type { Messages } from "../messages.ts";
import { lists } from "./lists.ts";

export const organizations = {
  title: "Organisations",
  subtitle: "Propriétaires, fournisseurs, partenaires et régulateurs de vos appareils et algorithmes.",
  new: "Ajouter une organisation",
  not_used: "Non utilisée",
  uses_one: "{{count, number}} usage",
  uses_many: "{{count, number}} d’usages",
  uses_other: "{{count, number}} usages",
  part_of: "Fait partie de {{name}}",
  kinds: {
    institution: "Institution publique",
    organization: "Entreprise ou autre organisation",
  },
  kind_hints: {
    institution: "Une ville, une agence ou un service public",
    organization: "Une entreprise, une association ou une université",
  },
  roles: {
    deployer: "Déployeur",
    vendor: "Fournisseur",
    partner: "Partenaire",
    regulator: "Régulateur",
    none: "Sans rôle habituel",
  },
  role_hints: {
    deployer: "Utilise la technologie et en est responsable",
    vendor: "La fabrique, la vend ou l’exploite",
    partner: "Participe ou reçoit des données",
    regulator: "La contrôle",
    none: "Choisi à chaque fois",
  },
  columns: {
    name: "Organisation",
    kind: "Type",
    role: "Rôle habituel",
    use_count: "Usages",
    updated_at: "Modifiée",
  },
  list: {
    ...lists,
    caption: "Organisations",
    search: "Rechercher des organisations",
    count_one: "{{count, number}} organisation",
    count_many: "{{count, number}} d’organisations",
    count_other: "{{count, number}} organisations",
    empty_title: "Aucune organisation pour l’instant",
    empty:
      "Une organisation possède, fournit ou contrôle une technologie. Ajoutez-la une fois, puis utilisez-la partout.",
  },
  field: {
    ...namesOf(terms.organization),
  },
  hint: {
    ...hintsOf(terms.organization),
  },
  cards: {
    about: "L’essentiel",
    texts: "Ce que lit le public",
    logo: "Logo",
    logo_intro:
      "Le logo est enregistré aussitôt. Tout le reste l’est quand vous choisissez « Enregistrer les modifications ».",
    contact: "Contact",
    contact_intro: "Affichées au public quand une page n’a pas son propre contact.",
    register: "Registre",
  },
  logo: {
    title: "Logo",
    hint: "Affiché à côté de son nom dans le guide.",
  },
  form: {
    new_title: "Ajouter une organisation",
    new_intro: "Un nom suffit pour commencer. Vous pourrez ajouter le reste plus tard.",
    create: "Ajouter l’organisation",
    creating: "Ajout…",
    scheme_missing: "Indiquez de quel registre provient l’identifiant",
  },
  picker: {
    open: "Afficher les organisations",
    none: "Aucune organisation trouvée",
    searching: "Recherche…",
    create: "Ajouter « {{name}} »",
    created: "« {{name}} » ajoutée aux organisations",
  },
  created: "« {{name}} » ajoutée",
  saved: "Organisation enregistrée",
  saved_merged: "Organisation enregistrée et fusionnée avec les modifications d’une autre personne",
  load_failed: "L’organisation n’a pas pu être chargée",
  read_only: "Vous pouvez consulter cette organisation. Les éditeurs et les responsables peuvent la modifier.",
  where: {
    title: "Où elle est utilisée",
    none: "Cette organisation n’est pas encore utilisée.",
    none_hint:
      "Choisissez-la comme fournisseur ou propriétaire d’un appareil ou d’un algorithme, ou ajoutez-la à une chaîne de données.",
    more: "Afficher plus",
    failed: "Impossible de charger où elle est utilisée.",
    vendor: "Fournit cet appareil",
    accountable: "Responsable de cet appareil",
    deployer: "Exploite cet algorithme",
    supplier: "Fournit cet algorithme",
    datachain: "Dans sa chaîne de données",
    parent: "Fait partie de cette organisation",
  },
  remove: {
    action: "Supprimer l’organisation",
    done: "« {{name}} » supprimée",
    undone: "« {{name}} » restaurée",
    failed: "« {{name}} » n’a pas été supprimée.",
    undo_failed: "« {{name}} » n’a pas pu être restaurée.",
    used_title: "« {{name}} » est encore utilisée",
    used_text_one:
      "Elle est utilisée à {{count, number}} endroit, elle ne peut donc pas être supprimée. Fusionnez-la avec une autre organisation pour l’y remplacer.",
    used_text_many:
      "Elle est citée à {{count, number}} d’endroits, elle ne peut donc pas être supprimée. Fusionnez-la avec une autre organisation, qui sera citée à sa place.",
    used_text_other:
      "Elle est utilisée à {{count, number}} endroits, elle ne peut donc pas être supprimée. Fusionnez-la avec une autre organisation pour l’y remplacer.",
    keep: "La garder",
  },
  merge: {
    action: "Fusionner avec une autre",
    title: "Fusionner « {{name}} » avec une autre organisation",
    other: "Organisation à garder",
    other_hint: "Cherchez par nom ou identifiant",
    missing: "Choisissez l’organisation à garder",
    what: "Ce qui va se passer",
    moves_one: "« {{name}} » est utilisée à {{count, number}} endroit. « {{other}} » l’y remplacera.",
    moves_many: "« {{name}} » est citée à {{count, number}} d’endroits. « {{other}} » y sera citée à sa place.",
    moves_other: "« {{name}} » est utilisée à {{count, number}} endroits. « {{other}} » l’y remplacera.",
    moves_none: "« {{name}} » n’est utilisée nulle part : rien d’autre ne change.",
    keeps: "« {{other}} » garde son nom, son contenu, son logo et ses coordonnées.",
    gone: "« {{name}} » est supprimée avec son contenu, son logo et ses coordonnées. Cette action est irréversible.",
    published: "Les pages publiées changent quand elles sont publiées à nouveau.",
    confirm: "Fusionner",
    merging: "Fusion…",
    done: "« {{name}} » fusionnée avec « {{other}} »",
    failed: "Rien n’a été fusionné.",
    shared: "Les deux ont une fiche portant la référence {{references}}. Modifiez-la d’abord dans l’une d’elles.",
    below: "« {{other}} » fait partie de « {{name}} ». Fusionnez-les dans l’autre sens.",
  },
} satisfies Messages["organizations"];
