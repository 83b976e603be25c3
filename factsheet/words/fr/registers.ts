/** Texts of the questions that only a register abroad asks. */

export const section = {
  title: "Registres à l’étranger",
  intro: "Ce que seul le registre britannique ou américain demande.",
};

export const questions = {
  reported_to: {
    label: "Dans quels registres est-il déclaré ?",
    help: "Choisissez-en un pour voir ses questions. Le registre néerlandais n’en a pas de propres.",
  },
  atrs_region: {
    label: "Dans quelle région concerne-t-il des personnes ?",
    help: "Avec les noms du registre britannique. Choisissez toutes les réponses qui conviennent.",
  },
  atrs_beta: {
    label: "L’essai est-il privé ou public ?",
    help: "Privé : sur invitation seulement. Public : ouvert à tous.",
  },
  system_input: {
    label: "Qu’est-ce qui entre dans le système ?",
    help: "Ce que des personnes ou d’autres systèmes lui fournissent à chaque utilisation.",
  },
  company_numbers: {
    label: "Numéros d’entreprise des tiers",
    help: "Numéros Companies House, séparés par des virgules.",
  },
  omb_withheld: { label: "Est-il exclu de la publication ?", help: "Si oui, choisissez pourquoi." },
  omb_high_impact: { label: "A-t-il un fort impact ?", help: "Au sens du mémorandum M-25-21 de l’OMB." },
  omb_high_impact_reason: {
    label: "Pourquoi n’a-t-il pas un fort impact ?",
    help: "Expliquez pourquoi on le supposait et pourquoi ce n’est pas le cas.",
  },
  omb_topic: { label: "Quel est son domaine ?", help: "Choisissez le plus proche." },
  omb_classification: {
    label: "De quel type d’IA s’agit-il ?",
    help: "Choisissez le plus proche, même s’il en utilise plusieurs.",
  },
  omb_ato: {
    label: "A-t-il une autorisation d’exploitation ?",
    help: "La sienne, ou celle d’un système dont il fait partie.",
  },
  omb_ato_system: { label: "Nom du système autorisé", help: "Tel qu’il figure dans l’autorisation d’exploitation." },
  omb_demographics: {
    label: "Quelles données sur les personnes le modèle utilise-t-il ?",
    help: "Seulement celles qui servent d’entrées. Choisissez toutes les réponses qui conviennent.",
  },
  omb_custom_code: { label: "Comprend-il du code développé sur mesure ?", help: "Du code écrit pour l’organisme." },
  omb_testing: { label: "A-t-il été testé avant le déploiement ?", help: "Pratique minimale pour l’IA à fort impact." },
  omb_assessment: {
    label: "Une évaluation d’impact de l’IA a-t-elle été faite ?",
    help: "Pratique minimale pour l’IA à fort impact.",
  },
  omb_review: {
    label: "Qui l’a examiné de façon indépendante ?",
    help: "Quelqu’un qui n’a pas participé à son développement.",
  },
  omb_monitoring: {
    label: "Y a-t-il un suivi continu ?",
    help: "Des performances, de la sécurité, de la vie privée, des droits et des libertés civiles.",
  },
  omb_training: { label: "Les opérateurs sont-ils formés ?", help: "Suffisamment et régulièrement." },
  omb_fail_safe: {
    label: "Y a-t-il un dispositif de sécurité ?",
    help: "Quelque chose qui limite les dommages graves.",
  },
  omb_appeal: { label: "Y a-t-il une voie de recours ?", help: "Pour les personnes concernées par son résultat." },
  omb_consultation: {
    label: "Comment les utilisateurs et le public ont-ils été consultés ?",
    help: "Choisissez toutes les réponses qui conviennent.",
  },
};

const unknown = "Inconnu";
const YES_NO = { yes: "Oui", no: "Non", unknown };
const OPEN = { in_progress: "En cours", waived: "Dispense du responsable de l’IA", unknown };
const PRACTICE = { yes: "Oui", ...OPEN };

export const options = {
  reported_to: {
    atrs: "Royaume-Uni : norme ATRS 4.0",
    omb: "États-Unis : inventaire fédéral de l’IA 2025",
    none: "Aucun des deux",
    unknown,
  },
  atrs_region: {
    uk: "Royaume-Uni",
    england: "Angleterre",
    scotland: "Écosse",
    wales: "Pays de Galles",
    northern_ireland: "Irlande du Nord",
    london: "Londres",
    north_east: "Nord-Est",
    north_west: "Nord-Ouest",
    yorkshire_humber: "Yorkshire et Humber",
    east_midlands: "Midlands de l’Est",
    west_midlands: "Midlands de l’Ouest",
    east_of_england: "Est de l’Angleterre",
    south_east: "Sud-Est",
    south_west: "Sud-Ouest",
    international: "International",
    unknown,
  },
  atrs_beta: { private_beta: "Essai privé", public_beta: "Essai public", unknown },
  omb_withheld: {
    no: "Non",
    disclosure_risk: "Oui, le divulguer présente un risque",
    prohibited: "Oui, la loi interdit de le divulguer",
    other: "Autre raison",
    unknown,
  },
  omb_high_impact: {
    high: "Fort impact",
    presumed_but_not: "Fort impact supposé, mais non retenu",
    not_high: "Pas de fort impact",
    unknown,
  },
  omb_topic: {
    administration: "Administration",
    benefits: "Prestations publiques",
    cybersecurity: "Cybersécurité",
    emergency: "Gestion des urgences",
    energy_environment: "Énergie et environnement",
    health: "Santé et médecine",
    human_resources: "Ressources humaines",
    information_technology: "Technologies de l’information",
    international: "Affaires internationales",
    law_enforcement: "Application de la loi",
    procurement_finance: "Achats et finances",
    science: "Science",
    service_delivery: "Services aux usagers",
    transportation: "Transports",
    other: "Autre",
    unknown,
  },
  omb_classification: {
    agentic: "Agit seule (IA agentique)",
    classical: "Apprentissage automatique classique",
    vision: "Vision par ordinateur",
    generative: "IA générative",
    language: "Traitement du langage",
    reinforcement: "Apprentissage par renforcement",
    unknown,
  },
  omb_ato: YES_NO,
  omb_demographics: {
    race_ethnicity: "Origine ethnique",
    sex: "Sexe",
    age: "Âge",
    religion: "Religion",
    socioeconomic: "Situation socio-économique",
    ability: "Handicap",
    residency: "Résidence",
    marital: "Situation familiale",
    income: "Revenu",
    employment: "Emploi",
    none: "Aucune de ces données",
    other: "Autre",
    unknown,
  },
  omb_custom_code: YES_NO,
  omb_testing: PRACTICE,
  omb_assessment: PRACTICE,
  omb_review: {
    other_office: "Un autre service",
    oversight_board: "Un comité de surveillance de l’IA",
    chief_officer: "Le responsable de l’IA",
    ...OPEN,
  },
  omb_monitoring: PRACTICE,
  omb_training: PRACTICE,
  omb_fail_safe: { yes: "Oui", not_applicable: "Sans objet", ...OPEN },
  omb_appeal: {
    yes: "Oui",
    not_applicable: "Sans objet",
    precluded: "La loi ou le fonctionnement l’excluent",
    ...OPEN,
  },
  omb_consultation: {
    usability_testing: "Tests d’utilisation",
    public_comments: "Commentaires du public",
    hearings: "Auditions ou réunions publiques",
    other: "Autre",
    ...OPEN,
  },
};
