import type { FindingWords } from "../factsheet-words.ts";
import type { Messages } from "../messages.ts";
import { column_options, columns, options } from "#factsheet/words/fr/options.ts";
import { questions, sections } from "#factsheet/words/fr/questions.ts";

const findings = {
  required_missing: { text: "Il manque une réponse", hint: "Répondez, ou expliquez pourquoi vous ne le faites pas." },
  default_locale_missing: {
    text: "Le texte manque en {{language}}",
    hint: "Le public voit cette langue quand il n’y a pas de traduction. Ajoutez-y aussi le texte.",
  },
  empty_phrase: {
    text: "« {{text}} » n’est pas une réponse",
    hint: "Écrivez une réponse complète, ou choisissez « Sans objet » et expliquez pourquoi.",
  },
  answer_unknown: { text: "Pas encore connu", hint: "Cela suffit pour l’instant. Complétez quand vous saurez." },
  reason_missing: { text: "La raison manque", hint: "Le public voit qu’il manque quelque chose. Dites-lui pourquoi." },
  review_date_missing: {
    text: "La date de réexamen manque",
    hint: "Indiquez la date à laquelle vous réexaminerez cette décision.",
  },
  review_date_passed: {
    text: "Le réexamen était prévu le {{day}}",
    hint: "Publiez la réponse, ou choisissez une nouvelle date.",
  },
  text_too_long: { text: "Trop long : {{length}} caractères sur {{max}}", hint: "Raccourcissez-le." },
  text_cut_in_export: {
    text: "La norme néerlandaise le couperait après {{max}} caractères",
    hint: "Ici, cela convient. Raccourcissez-le si vous exportez vers cette norme ({{target_field}}).",
  },
  url_not_https: { text: "L’adresse ne commence pas par https://", hint: "Saisissez l’adresse sécurisée de la page." },
  evidence_url_not_https: {
    text: "Le lien de la preuve « {{title}} » ne commence pas par https://",
    hint: "Saisissez l’adresse sécurisée, ou retirez la preuve.",
  },
  code_url_no_repository: {
    text: "Cela ressemble à une page de produit",
    hint: "Indiquez un lien vers le code lui-même, ou laissez vide.",
  },
  row_incomplete: { text: "Une ligne est incomplète", hint: "Remplissez cette colonne, ou retirez la ligne." },
  date_passed: { text: "Le {{day}} est passé", hint: "Réexaminez et donnez une nouvelle date." },
  contact_missing: { text: "Le contact manque", hint: "Ajoutez une adresse e-mail ou une page sous Détails." },
  contact_personal: {
    text: "Le contact ressemble à une adresse personnelle",
    hint: "Les personnes changent de poste. Utilisez l’adresse d’un service.",
  },
  supplier_missing: {
    text: "Le fournisseur manque",
    hint: "Ajoutez-en un sous Détails, ou répondez qu’il a été développé en interne.",
  },
  start_in_future: {
    text: "Il est indiqué comme en service, mais commence en {{month}}",
    hint: "Corrigez le cycle de vie ou le mois sous Détails.",
  },
  start_has_passed: {
    text: "Il devait commencer en {{month}}",
    hint: "S’il a commencé, changez le cycle de vie sous Détails.",
  },
  end_has_passed: {
    text: "Il devait finir en {{month}}",
    hint: "S’il a pris fin, changez le cycle de vie sous Détails.",
  },
  use_prohibited: {
    text: "Cet usage est interdit",
    hint: "Vérifiez la réponse. Si elle est juste, arrêtez l’usage.",
  },
  category_mismatch: {
    text: "La classe de risque ne correspond pas à la catégorie de publication",
    hint: "Changez l’une des deux.",
  },
} satisfies FindingWords;

export const factsheets = {
  sections,
  questions,
  options,
  columns,
  column_options,
  findings,
  load_failed: "La fiche n’a pas pu être chargée",
  read_only: "Vous pouvez consulter cette fiche. Les éditeurs et les responsables peuvent la modifier.",
  complete: "Complète à {{percent}}",
  levels: {
    label: "Niveau de détail",
    one: "L’essentiel",
    two: "Standard",
    three: "Tout",
    hidden_one: "Afficher {{count, number}} question de plus",
    hidden_many: "Afficher {{count, number}} de questions de plus",
    hidden_other: "Afficher {{count, number}} questions de plus",
  },
  sections_label: "Rubriques",
  progress: "{{answered, number}} sur {{asked, number}}",
  progress_spoken: "{{answered, number}} réponses sur {{asked, number}}",
  checks: {
    title: "Vérifications",
    none: "Aucun problème",
    errors_one: "{{count, number}} erreur",
    errors_many: "{{count, number}} d’erreurs",
    errors_other: "{{count, number}} erreurs",
    warnings_one: "{{count, number}} avertissement",
    warnings_many: "{{count, number}} d’avertissements",
    warnings_other: "{{count, number}} avertissements",
    todos_one: "{{count, number}} à faire",
    todos_many: "{{count, number}} à faire",
    todos_other: "{{count, number}} à faire",
    errors_hint: "Les erreurs empêchent de publier la page, mais jamais d’enregistrer.",
    todos_hint:
      "Ce qui reste à faire n’empêche pas de publier. Les habitants voient que ces questions restent ouvertes.",
    show_more_one: "En afficher {{count, number}} de plus",
    show_more_many: "En afficher {{count, number}} de plus",
    show_more_other: "En afficher {{count, number}} de plus",
    show_less: "En afficher moins",
    about_details: "Détails",
    row: "Ligne {{number, number}}",
    error: "Erreur",
    warning: "Avertissement",
    todo: "À faire",
  },
  languages: {
    label: "Langue de {{question}}",
    missing: "manque",
  },
  question: {
    required: "Obligatoire",
    about: "Visibilité, source et preuves",
    nothing: "Pas encore de réponse",
  },
  states: {
    label: "Réponse",
    answered: "Répondu",
    not_disclosed: "Non divulgué",
    not_applicable: "Sans objet",
  },
  state_hints: {
    answered: "Le public voit la réponse",
    not_disclosed: "Le public voit pourquoi la réponse n’est pas donnée",
    not_applicable: "Le public voit pourquoi c’est sans objet",
  },
  reason: "Raison",
  reason_hint: "Le public la voit à la place de la réponse",
  withheld_ground: "Motif",
  no_ground: "Aucun motif sélectionné",
  grounds: {
    security: "Sécurité",
    law_enforcement: "Répression des infractions",
    privacy: "Vie privée de personnes",
    commercial: "Secret des affaires",
    other_law: "Une autre loi",
  },
  review_on: "À réexaminer le",
  visibility: {
    label: "Visible par",
    public: "Public",
    internal: "Personnel seulement",
  },
  sources: {
    label: "Source",
    city: "Réponse de la ville",
    supplier: "Réponse du fournisseur",
    auditor: "Réponse d’un auditeur",
  },
  evidence: {
    label: "Preuves",
    hint: "Documents et pages qui appuient la réponse",
    add: "Ajouter une preuve",
    title: "Titre de la preuve",
    url: "Lien de la preuve",
    remove: "Retirer la preuve « {{title}} »",
    remove_unnamed: "Retirer cette preuve",
  },
  choice: {
    none: "Aucune sélection",
    clear: "Effacer la sélection",
  },
  number: {
    more: "Augmenter",
    less: "Diminuer",
  },
  words: {
    add: "Ajouter",
    placeholder: "Saisissez et appuyez sur Entrée",
    remove: "Retirer {{word}}",
  },
  countries: {
    open: "Afficher les pays",
    none: "Aucun pays trouvé",
    remove: "Retirer {{name}}",
  },
  rows: {
    add: "Ajouter une ligne",
    row: "Ligne {{number, number}}",
    none: "Aucune ligne pour l’instant",
    remove: "Retirer la ligne {{number, number}}",
    removed: "Ligne {{number, number}} retirée",
    up: "Monter la ligne {{number, number}}",
    down: "Descendre la ligne {{number, number}}",
    first: "La ligne {{number, number}} est déjà la première",
    last: "La ligne {{number, number}} est déjà la dernière",
    full: "Vous ne pouvez pas ajouter d’autres lignes.",
  },
  clash: {
    order: "Ordre",
    row: "Ordre des lignes",
  },
  saved_by: "Dernière modification {{when}} par {{name}}",
  saved_on: "Dernière modification {{when}}",
} satisfies Messages["factsheets"];
