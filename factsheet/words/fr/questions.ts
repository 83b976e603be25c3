import * as registers from "./registers.ts";
import type { QuestionWords, SectionWords } from "../../words.ts";

export const sections = {
  purpose: { title: "Finalité", intro: "À quoi il sert, et si cela le justifie." },
  process: {
    title: "En pratique",
    intro: "Comment ses résultats sont utilisés et ce que les personnes décident encore.",
  },
  working: { title: "Fonctionnement", intro: "D’un paragraphe simple au détail technique." },
  data: { title: "Données", intro: "Ce qui entre, ce qui sort, combien de temps c’est gardé et qui peut le voir." },
  law: { title: "Droit et évaluations", intro: "Ce qui l’autorise et comment son impact a été évalué." },
  risks_and_rights: { title: "Risques et droits", intro: "Ce qui peut mal tourner, et ce que chacun peut faire." },
  accountability: { title: "Responsabilité et fournisseurs", intro: "Qui en est responsable et qui l’a fait." },
  classification: { title: "Classification", intro: "Comment le droit de l’IA le classe." },
  publication: { title: "Publication", intro: "Où il est publié ailleurs et comment on le trouve." },
  registers: registers.section,
} satisfies SectionWords;

export const questions = {
  purpose: {
    label: "À quoi sert-il, et qu’est-ce que cela change pour les gens ?",
    help: "Commencez par le problème qu’il résout. Dites ensuite ce qui change pour les personnes concernées.",
  },
  people_affected: {
    label: "Qui est concerné ?",
    help: "Toutes les personnes que ses résultats peuvent toucher, pas seulement celles qui s’en servent.",
  },
  people_affected_note: {
    label: "Plus sur les personnes concernées",
    help: "Combien de personnes, et si certaines sont plus touchées que d’autres.",
  },
  necessity: { label: "Pourquoi est-il nécessaire ?", help: "Ce qui irait mal ou manquerait sans lui." },
  proportionality: {
    label: "Les avantages l’emportent-ils sur les inconvénients ?",
    help: "Citez les deux et expliquez comment vous les avez mis en balance.",
  },
  alternatives: {
    label: "Quelles autres solutions ont été étudiées ?",
    help: "D’autres moyens d’atteindre l’objectif, y compris sans algorithme, et pourquoi vous ne les avez pas retenus.",
  },
  benefits: {
    label: "Quels bénéfices en attendez-vous ?",
    help: "Des résultats mesurables, comme du temps gagné ou des erreurs évitées.",
  },
  out_of_scope: { label: "À quoi n’est-il pas destiné ?", help: "Les usages exclus." },
  previous_process: { label: "Comment faisait-on avant ?", help: "Pour que l’on voie ce qui change." },
  political_decisions: {
    label: "Décisions sur lesquelles il repose",
    help: "Décisions du conseil ou de la direction, avec un lien si elles sont publiques.",
  },
  effectiveness: { label: "Qu’a-t-il apporté jusqu’ici ?", help: "Les résultats d’une évaluation, bons ou mauvais." },
  effectiveness_measured_on: { label: "Quand l’a-t-on mesuré ?", help: "La date des résultats." },

  autonomy_level: {
    label: "Que décident les personnes ?",
    help: "Choisissez ce qui se passe en pratique, pas ce que dit le manuel.",
  },
  decision_effect: {
    label: "Quel est l’effet de son résultat ?",
    help: "Choisissez l’effet le plus fort qu’il puisse avoir.",
  },
  process_integration: {
    label: "Où intervient-il dans le processus ?",
    help: "Ce qui se passe avant et après, et qui fait quoi.",
  },
  human_oversight: {
    label: "Comment les personnes le contrôlent-elles et le corrigent-elles ?",
    help: "Qui peut écarter un résultat, quand, et à quelle fréquence cela arrive.",
  },
  notice_given: {
    label: "Les gens sont-ils prévenus ?",
    help: "Si les personnes concernées savent qu’un algorithme intervient.",
  },
  notice_note: {
    label: "Comment sont-ils prévenus, ou pourquoi pas ?",
    help: "Ce qu’on leur dit, où et quand. Si on ne leur dit rien, expliquez pourquoi.",
  },
  use_type: { label: "Que fait-il des données ?", help: "Choisissez ce qui décrit sa tâche principale." },
  outputs: {
    label: "Que reçoivent ses utilisateurs ?",
    help: "Un nombre, une liste, un texte ou une image : ce qu’ils voient à l’écran.",
  },
  usage_count: {
    label: "À quelle fréquence sert-il ?",
    help: "Combien de dossiers, de personnes ou d’images il traite.",
  },
  usage_period: { label: "Sur quelle période ?", help: "La période que couvre le nombre ci-dessus." },
  usage_note: { label: "Plus sur la fréquence", help: "Par exemple des saisons, ou une estimation." },
  fallback: { label: "Et s’il tombe en panne ?", help: "Comment le travail continue sans lui, et comment l’arrêter." },
  staff_training: {
    label: "Comment le personnel est-il formé ?",
    help: "Ce que les utilisateurs doivent savoir avant de travailler avec lui.",
  },

  explanation: {
    label: "Comment fonctionne-t-il, pour tout le monde ?",
    help: "Comme vous l’expliqueriez à un voisin, sans termes techniques.",
  },
  technical_description: {
    label: "Comment fonctionne-t-il, pour les spécialistes ?",
    help: "Méthodes, modèles et variables. Les termes techniques sont bienvenus ici.",
  },
  fairness_tests: {
    label: "Tests de biais et d’équité",
    help: "Une ligne par test, y compris ceux dont le résultat dérange.",
  },
  capabilities: { label: "Que sait-il faire ?", help: "Choisissez tout ce qui convient." },
  models: { label: "Modèles", help: "Une ligne par modèle." },
  performance: {
    label: "Quelles sont ses performances ?",
    help: "Une ligne par chiffre, avec les données qui ont servi à le mesurer.",
  },
  maintenance: { label: "Comment est-il entretenu ?", help: "Qui le tient à jour et à quel rythme il est réentraîné." },
  code_url: { label: "Code source", help: "Un lien vers le dépôt, pas vers une page de produit." },
  code_license: { label: "Licence du code", help: "Par exemple EUPL-1.2, ou « propriétaire »." },
  product_url: { label: "Page produit du fournisseur", help: "Là où le fournisseur le décrit." },
  architecture_url: { label: "Schéma d’architecture", help: "Un lien vers une image ou un document." },

  data_summary: {
    label: "Quelles données utilise-t-il ?",
    help: "D’où elles viennent et ce qu’elles contiennent, en mots simples.",
  },
  personal_data: {
    label: "Utilise-t-il des données personnelles ?",
    help: "Choisissez le type le plus sensible. Il détermine les questions suivantes.",
  },
  retention: {
    label: "Combien de temps les données sont-elles gardées ?",
    help: "Choisissez l’unité, puis le nombre.",
  },
  retention_length: { label: "Combien ?", help: "Par exemple 30, si les données sont gardées 30 jours." },
  retention_note: { label: "Plus sur la durée", help: "Par exemple des durées différentes selon les données." },
  access: {
    label: "Qui peut voir les données ?",
    help: "Choisissez tous ceux qui peuvent voir des données sur une personne précise.",
  },
  access_note: {
    label: "Plus sur qui peut voir les données",
    help: "Le nom des services, et comment l’accès est accordé.",
  },
  data_quality_bias: {
    label: "Que manque-t-il ou qu’est-ce qui est faussé dans les données ?",
    help: "Lacunes et erreurs connues, groupes sous-représentés ou surreprésentés.",
  },
  datasets: { label: "Jeux de données", help: "Une ligne par jeu. Un titre suffit pour commencer." },
  output_data: { label: "Quelles données produit-il ?", help: "Ce qui est conservé de ses résultats." },
  storage: { label: "Où les données sont-elles stockées ?", help: "Choisissez tout ce qui convient." },
  storage_countries: {
    label: "Dans quels pays ?",
    help: "Pays où les données sont stockées ou depuis lesquels on peut y accéder.",
  },
  sharing: { label: "Qui reçoit des données ?", help: "Une ligne par organisation qui en reçoit régulièrement." },

  legal_basis: { label: "Qu’est-ce qui autorise son usage ?", help: "La mission et la loi, en mots simples." },
  legal_refs: {
    label: "Lois et règles",
    help: "Une ligne pour chacune. Ajoutez une date pour être averti quand une règle expire.",
  },
  gdpr_grounds: {
    label: "Fondement légal pour traiter des données personnelles",
    help: "Choisissez tous ceux qui s’appliquent.",
  },
  privacy_statement_url: {
    label: "Déclaration de confidentialité",
    help: "La page qui informe les gens sur leurs données.",
  },
  processing_register_url: {
    label: "Entrée au registre des activités de traitement",
    help: "Si votre registre est public.",
  },
  assessments: {
    label: "Études d’impact",
    help: "Une ligne pour chacune, y compris celles prévues ou non nécessaires.",
  },
  assessments_note: {
    label: "Pourquoi certaines n’ont pas été faites",
    help: "Expliquez-le pour chacune à laquelle on pourrait s’attendre.",
  },
  independent_reviews: { label: "Examens indépendants", help: "Audits et examens par des tiers indépendants." },

  risks: { label: "Risques et mesures", help: "Une ligne par risque, avec ce que vous faites pour y répondre." },
  monitoring: {
    label: "Comment est-il surveillé ?",
    help: "Ce qui est surveillé, par qui, et ce qui se passe en cas de problème.",
  },
  monitoring_interval: { label: "À quel rythme ?", help: "À quelle fréquence quelqu’un l’examine." },
  objection: {
    label: "Comment peut-on contester ?",
    help: "Qui contacter, dans quel délai, et ce qui se passe ensuite.",
  },
  objection_url: { label: "Page de contestation", help: "Le formulaire ou la page où l’on conteste." },
  rights: {
    label: "Quels sont les droits des personnes ?",
    help: "Par exemple voir, corriger ou effacer leurs données, et comment exercer ces droits.",
  },
  opt_out: { label: "Peut-on refuser d’y participer ?", help: "Si quelqu’un peut refuser sans être désavantagé." },
  incidents: {
    label: "Incidents connus",
    help: "Ce qui s’est passé et ce qui a été fait. Réservé au personnel, sauf si vous en décidez autrement.",
  },
  consultations: {
    label: "Qui a été consulté ?",
    help: "Consultations avec le public, des experts ou les représentants du personnel.",
  },

  accountable_role: {
    label: "Qui en est responsable ?",
    help: "Une fonction, pas un nom : « Chef du service des permis ».",
  },
  developed_in_house: {
    label: "A-t-il été développé en interne ?",
    help: "Si oui, vous n’avez pas à indiquer de fournisseur.",
  },
  supplier_data_access: {
    label: "Que peut voir le fournisseur ?",
    help: "Quelles données, pour quoi, et comment l’accès est limité.",
  },
  products: { label: "Produits utilisés", help: "Une ligne par produit ou service." },
  procurement: { label: "Comment a-t-il été acheté ?", help: "La procédure qui a mené au contrat." },
  procurement_note: { label: "Plus sur l’achat", help: "Par exemple où l’appel d’offres a été publié." },
  contract_reference: {
    label: "Numéro du contrat",
    help: "Réservé au personnel, sauf si vous en décidez autrement.",
  },
  contract_ends_on: {
    label: "Fin du contrat",
    help: "Réservé au personnel, sauf si vous en décidez autrement.",
  },
  yearly_cost: { label: "Coût annuel", help: "Avec la monnaie, par exemple « 40 000 € »." },
  funding: { label: "Qui paie ?", help: "Le budget, une subvention, un partenaire." },
  registered_by: { label: "Enregistré par", help: "Si quelqu’un d’autre le remplit pour vous." },

  is_ai_system: {
    label: "Est-ce un système d’IA selon la loi ?",
    help: "Selon la définition du règlement européen sur l’IA. « Inconnu » est une réponse valable.",
  },
  aia_risk: {
    label: "Classe de risque selon le règlement sur l’IA",
    help: "En cas de doute, demandez à votre équipe juridique.",
  },
  aia_not_high_reason: {
    label: "Pourquoi n’est-il pas à haut risque ?",
    help: "Quelle condition de l’article 6, paragraphe 3, s’applique, et pourquoi.",
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
  public_page_url: { label: "Page à son sujet", help: "Une page ailleurs avec plus d’informations." },
  source_register_url: { label: "Entrée dans un autre registre", help: "Là où il a été publié d’abord." },
  areas: { label: "Où sert-il ?", help: "Noms de quartiers ou de lieux. Appuyez sur Entrée pour en ajouter un." },
  search_terms: {
    label: "Mots que les gens cherchent",
    help: "Non affichés au public. Appuyez sur Entrée pour en ajouter un.",
  },
  ...registers.questions,
} satisfies QuestionWords;
