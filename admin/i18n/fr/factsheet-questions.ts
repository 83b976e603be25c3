import type { QuestionWords, SectionWords } from "../factsheet-words.ts";

export const sections = {
  purpose: { title: "Finalité", intro: "À quoi il sert, et si cela le justifie." },
  process: { title: "En pratique", intro: "Ce que deviennent ses résultats, et ce que les personnes décident encore." },
  working: { title: "Fonctionnement", intro: "D’un paragraphe simple à ce que veulent savoir les spécialistes." },
  data: { title: "Données", intro: "Ce qui entre, ce qui sort, combien de temps c’est gardé et qui le voit." },
  law: { title: "Droit et évaluations", intro: "Ce qui l’autorise, et qui en a examiné les conséquences." },
  risks_and_rights: { title: "Risques et droits", intro: "Ce qui peut mal tourner, et ce que chacun peut faire." },
  accountability: { title: "Responsabilité et fournisseurs", intro: "Qui en répond et qui l’a fait." },
  classification: { title: "Classification", intro: "Comment le voit la loi sur l’intelligence artificielle." },
  publication: { title: "Publication", intro: "Où il est publié ailleurs et comment on le trouve." },
} satisfies SectionWords;

export const questions = {
  purpose: {
    label: "À quoi sert-il, et qu’est-ce que cela change pour les gens ?",
    help: "Commencez par le problème qu’il résout. Dites ensuite ce qui change pour les personnes concernées.",
  },
  people_affected: {
    label: "Qui est concerné ?",
    help: "Toutes les personnes dont ses résultats peuvent toucher la vie, pas seulement celles qui s’en servent.",
  },
  people_affected_note: {
    label: "Plus sur les personnes concernées",
    help: "Combien elles sont, et si certaines sont plus touchées que d’autres.",
  },
  necessity: { label: "Pourquoi est-il nécessaire ?", help: "Ce qui irait mal ou manquerait sans lui." },
  proportionality: {
    label: "Les avantages l’emportent-ils sur les inconvénients ?",
    help: "Citez les deux, et dites comment ils ont été pesés.",
  },
  alternatives: {
    label: "Quelles autres solutions ont été étudiées ?",
    help: "D’autres moyens d’atteindre le but, aussi sans algorithme, et pourquoi ils n’ont pas été retenus.",
  },
  benefits: { label: "Quel bénéfice en attend-on ?", help: "Des résultats mesurables : temps gagné, erreurs évitées." },
  out_of_scope: { label: "À quoi n’est-il pas destiné ?", help: "Les usages exclus." },
  previous_process: { label: "Comment faisait-on avant ?", help: "Pour que l’on voie ce qui change." },
  political_decisions: {
    label: "Décisions sur lesquelles il repose",
    help: "Décisions du conseil ou de la direction, avec un lien si elles sont publiques.",
  },
  effectiveness: { label: "Qu’a-t-il apporté jusqu’ici ?", help: "Les résultats d’une évaluation, bons ou mauvais." },
  effectiveness_measured_on: { label: "Quand l’a-t-on mesuré ?", help: "Le jour où les résultats ont été relevés." },

  autonomy_level: {
    label: "Que décident les personnes ?",
    help: "Choisissez ce qui se passe en pratique, pas ce que dit le manuel.",
  },
  decision_effect: {
    label: "Quel est l’effet de son résultat ?",
    help: "Choisissez l’effet le plus fort qu’il puisse avoir.",
  },
  process_integration: {
    label: "Où intervient-il dans le processus ?",
    help: "Ce qui vient avant, ce qui vient après, et qui fait quoi.",
  },
  human_oversight: {
    label: "Comment les personnes le contrôlent-elles et le corrigent-elles ?",
    help: "Qui peut écarter un résultat, quand, et si cela arrive.",
  },
  notice_given: {
    label: "Les gens sont-ils prévenus ?",
    help: "Si les personnes concernées apprennent qu’un algorithme intervient.",
  },
  notice_note: {
    label: "Comment sont-ils prévenus, ou pourquoi pas ?",
    help: "Les mots, le lieu et le moment. S’ils ne le sont pas : pourquoi.",
  },
  use_type: { label: "Que fait-il des données ?", help: "Choisissez ce qui décrit sa tâche principale." },
  outputs: {
    label: "Que reçoivent ses utilisateurs ?",
    help: "Un nombre, une liste, un texte, une image : ce qui s’affiche à leur écran.",
  },
  usage_count: {
    label: "À quelle fréquence sert-il ?",
    help: "Combien de dossiers, de personnes ou d’images il traite.",
  },
  usage_period: { label: "Sur quelle durée ?", help: "La durée à laquelle se rapporte le nombre ci-dessus." },
  usage_note: { label: "Plus sur la fréquence", help: "Par exemple des saisons, ou une estimation." },
  fallback: { label: "Et s’il tombe en panne ?", help: "Comment le travail continue sans lui, et comment l’arrêter." },
  staff_training: {
    label: "Comment le personnel est-il formé ?",
    help: "Ce qu’il faut savoir avant de travailler avec lui.",
  },

  explanation: {
    label: "Comment fonctionne-t-il, pour tout le monde ?",
    help: "Comme vous l’expliqueriez à un voisin. Sans jargon.",
  },
  technical_description: {
    label: "Comment fonctionne-t-il, pour les spécialistes ?",
    help: "Méthodes, modèles et variables. Le jargon est bienvenu ici.",
  },
  fairness_tests: {
    label: "Tests de biais et d’équité",
    help: "Une ligne par test, aussi pour ceux dont le résultat dérange.",
  },
  capabilities: { label: "Que sait-il faire ?", help: "Choisissez tout ce qui convient." },
  models: { label: "Modèles", help: "Une ligne par modèle qu’il contient." },
  performance: {
    label: "Quelles sont ses performances ?",
    help: "Une ligne par chiffre, avec les données qui ont servi à le mesurer.",
  },
  maintenance: { label: "Comment est-il entretenu ?", help: "Qui le tient à jour et à quel rythme il est réentraîné." },
  code_url: { label: "Code source", help: "Un lien vers le dépôt, pas vers une page de produit." },
  code_license: { label: "Licence du code", help: "Par exemple EUPL-1.2, ou « propriétaire »." },
  product_url: { label: "Page produit du fournisseur", help: "Là où le fournisseur le décrit." },
  architecture_url: { label: "Schéma de son architecture", help: "Un lien vers une image ou un document." },

  data_summary: {
    label: "Quelles données utilise-t-il ?",
    help: "D’où elles viennent et ce qu’elles disent, en mots simples.",
  },
  personal_data: {
    label: "Y a-t-il des données personnelles ?",
    help: "Choisissez la sorte la plus sensible qui s’y trouve. Elle décide de la suite des questions.",
  },
  retention: {
    label: "Combien de temps les données sont-elles gardées ?",
    help: "Choisissez l’unité, puis le nombre.",
  },
  retention_length: { label: "Combien ?", help: "Par exemple 30, si elles sont gardées 30 jours." },
  retention_note: { label: "Plus sur la durée", help: "Par exemple des durées différentes selon les données." },
  access: {
    label: "Qui peut voir les données ?",
    help: "Choisissez tous ceux qui peuvent voir des données sur une personne précise.",
  },
  access_note: { label: "Plus sur qui peut les voir", help: "Le nom des services, et comment l’accès est accordé." },
  data_quality_bias: {
    label: "Que manque-t-il ou qu’est-ce qui est faussé dans les données ?",
    help: "Lacunes et erreurs connues, groupes trop peu ou trop présents.",
  },
  datasets: { label: "Jeux de données", help: "Une ligne par jeu. Un titre suffit pour commencer." },
  output_data: { label: "Quelles données produit-il ?", help: "Ce qui est conservé de ses résultats." },
  storage: { label: "Où les données sont-elles stockées ?", help: "Choisissez tout ce qui convient." },
  storage_countries: {
    label: "Dans quels pays ?",
    help: "Pays où les données sont stockées ou depuis lesquels elles peuvent être lues.",
  },
  sharing: { label: "Qui reçoit des données ?", help: "Une ligne par organisation qui en reçoit régulièrement." },

  legal_basis: { label: "Qu’est-ce qui autorise son usage ?", help: "La mission et la loi, en mots simples." },
  legal_refs: {
    label: "Lois et règles",
    help: "Une ligne pour chacune. Une date vous prévient quand une règle expire.",
  },
  gdpr_grounds: {
    label: "Fondement pour traiter des données personnelles",
    help: "Choisissez tous ceux sur lesquels repose l’usage.",
  },
  privacy_statement_url: {
    label: "Déclaration de confidentialité",
    help: "La page qui informe les gens sur leurs données.",
  },
  processing_register_url: { label: "Entrée au registre des traitements", help: "Si votre registre est public." },
  assessments: {
    label: "Études d’impact",
    help: "Une ligne pour chacune, aussi pour celles prévues ou jugées inutiles.",
  },
  assessments_note: {
    label: "Pourquoi certaines n’ont pas été faites",
    help: "Dites-le pour chacune à laquelle on pourrait s’attendre.",
  },
  independent_reviews: { label: "Examens indépendants", help: "Audits et examens par d’autres." },

  risks: { label: "Risques et mesures", help: "Une ligne par risque, avec ce qui est fait." },
  monitoring: {
    label: "Comment est-il surveillé ?",
    help: "Ce qui est observé, par qui, et ce qui se passe quand quelque chose cloche.",
  },
  monitoring_interval: { label: "À quel rythme ?", help: "Tous les combien quelqu’un le regarde." },
  objection: {
    label: "Comment peut-on contester ?",
    help: "À qui écrire, dans quel délai, et ce qui se passe ensuite.",
  },
  objection_url: { label: "Page pour contester", help: "Le formulaire ou la page où l’on conteste." },
  rights: {
    label: "Quels sont les droits des personnes ?",
    help: "Voir, corriger ou effacer leurs données, et comment exercer ces droits.",
  },
  opt_out: { label: "Peut-on y échapper ?", help: "Si quelqu’un peut refuser sans être désavantagé." },
  incidents: {
    label: "Incidents connus",
    help: "Ce qui s’est passé et ce qui a été fait. Pour le personnel seulement, sauf si vous en décidez autrement.",
  },
  consultations: {
    label: "Qui a été consulté avant ?",
    help: "Échanges avec les habitants, des experts ou les représentants du personnel.",
  },

  accountable_role: {
    label: "Qui en est responsable ?",
    help: "Une fonction, pas un nom : « Chef du service des permis ».",
  },
  developed_in_house: { label: "A-t-il été fait en interne ?", help: "Si oui, aucun fournisseur n’est demandé." },
  supplier_data_access: {
    label: "Que peut voir le fournisseur ?",
    help: "Quelles données, pour quoi, et comment c’est limité.",
  },
  products: { label: "Produits utilisés", help: "Une ligne par produit ou service." },
  procurement: { label: "Comment a-t-il été acheté ?", help: "La procédure qui a mené au contrat." },
  procurement_note: { label: "Plus sur l’achat", help: "Par exemple où l’appel d’offres a été publié." },
  contract_reference: {
    label: "Numéro du contrat",
    help: "Pour le personnel seulement, sauf si vous en décidez autrement.",
  },
  contract_ends_on: {
    label: "Fin du contrat",
    help: "Pour le personnel seulement, sauf si vous en décidez autrement.",
  },
  yearly_cost: { label: "Coût annuel", help: "Avec la monnaie, par exemple « 40 000 € »." },
  funding: { label: "Qui paie ?", help: "Le budget, une subvention, un partenaire." },
  registered_by: { label: "Enregistré par", help: "Si quelqu’un d’autre le remplit pour vous." },

  is_ai_system: {
    label: "Est-ce un système d’IA selon la loi ?",
    help: "Selon la définition du règlement européen sur l’IA. « Inconnu » est une réponse honnête.",
  },
  aia_risk: {
    label: "Classe de risque selon le règlement sur l’IA",
    help: "En cas de doute, demandez à votre service juridique.",
  },
  aia_not_high_reason: {
    label: "Pourquoi n’est-il pas à haut risque ?",
    help: "La condition de l’article 6, paragraphe 3, qui est remplie, et pourquoi.",
  },
  aia_annex_iii_areas: { label: "Domaine de l’annexe III", help: "Choisissez tout ce qui convient." },
  aia_role: {
    label: "Votre rôle selon le règlement sur l’IA",
    help: "Si vous le mettez sur le marché, l’utilisez, ou les deux.",
  },
  aia_eu_entry_url: { label: "Entrée dans la base de données de l’UE", help: "La page publique de l’entrée." },
  aia_fria_summary: {
    label: "Résumé de l’étude sur les droits fondamentaux",
    help: "Ses conclusions en mots simples.",
  },
  aia_dpia_summary: {
    label: "Résumé de l’étude sur la protection des données",
    help: "Ses conclusions en mots simples.",
  },
  aia_declaration_url: { label: "Déclaration UE de conformité", help: "Un lien vers la déclaration." },
  aia_instructions_url: { label: "Notice d’utilisation", help: "Un lien vers la notice." },
  aia_member_states: { label: "États membres où il est proposé", help: "Où il est sur le marché ou en service." },
  aia_certificates: { label: "Certificats", help: "Une ligne par certificat." },

  status_note: { label: "Remarque sur son état", help: "Par exemple pourquoi il est en pause." },
  public_page_url: { label: "Page à son sujet", help: "Une page ailleurs qui en dit plus." },
  source_register_url: { label: "Entrée dans un autre registre", help: "Là où il a été publié d’abord." },
  areas: { label: "Où sert-il ?", help: "Noms de quartiers ou de lieux. Entrée en ajoute un." },
  search_terms: { label: "Mots que les gens cherchent", help: "Ils ne sont pas affichés. Entrée en ajoute un." },
} satisfies QuestionWords;
