import type { AllTemplateTexts } from "../template-ids.ts";

export const fr: AllTemplateTexts = {
  accountable: "Décide de l’utilisation du système et répond de ses résultats.",
  supplier: "Fournit le système.",
  rights: {
    right_to_notice: "Vous êtes informé des endroits où ce système est utilisé et de ce qu’il fait.",
    right_to_human_review: "Demandez qu’une personne examine votre question ou votre dossier.",
    right_be_forgotten: "Demandez l’effacement des données vous concernant quand elles ne sont plus nécessaires.",
    right_individual_decision_explanation:
      "Demandez pourquoi une décision vous concernant a été prise, et quel rôle le système y a joué.",
    right_contest: "Contestez une décision vous concernant et faites-la réexaminer.",
    right_algorithmic_transparency:
      "Demandez comment le système arrive à ses résultats et recevez une réponse en mots simples.",
    right_access: "Demandez quelles données vous concernant sont utilisées, et obtenez-en une copie.",
    right_correction: "Demandez la correction des données fausses ou incomplètes vous concernant.",
    right_non_discrimination:
      "Vous ne devez pas être moins bien traité à cause de qui vous êtes. Dites-le-nous si vous pensez l’avoir été.",
  },
  chatbot: {
    affected: {
      title: "Les personnes qui utilisent le chatbot",
      description:
        "Toute personne qui interroge le chatbot sur les services de la ville. Ses réponses peuvent être fausses ou incomplètes.",
    },
    elements: {
      societal_cultural_harm: "Les réponses peuvent être fausses ou biaisées, et l’on peut s’y fier.",
      environmental_harm: "Les grands modèles de langage consomment beaucoup d’électricité et d’eau.",
      input_about_behaviour: "Ce que les gens écrivent, et ce qu’ils font des réponses.",
      input_operational_data: "Les pages et documents de la ville sur lesquels reposent les réponses.",
      output_generated_content: "Une réponse écrite à la question.",
    },
  },
  permit_triage: {
    affected: {
      title: "Les personnes qui demandent une autorisation",
      description: "Les demandeurs et ceux qui agissent pour eux. L’ordre des dossiers influe sur leur attente.",
    },
    elements: {
      financial_harm: "Un dossier mal classé peut attendre plus longtemps, ce qui coûte du temps et de l’argent.",
      input_about_a_place: "Les plans et l’adresse indiqués dans la demande.",
      input_operational_data: "Le formulaire et ses pièces jointes, avec le nom et les coordonnées du demandeur.",
      output_recommendation: "Si la demande est complète et complexe, comme suggestion aux agents.",
    },
  },
  signal_timing: {
    affected: {
      title: "Les personnes sur la voie publique",
      description: "Toute personne qui marche, roule à vélo ou conduit à ces carrefours.",
    },
    elements: {
      physical_harm: "Un mauvais réglage pourrait laisser trop peu de temps pour traverser en sécurité.",
      input_about_a_measurement: "Des comptages de véhicules, de vélos et de personnes aux carrefours.",
      output_operational_data: "Un plan de la durée du vert de chaque feu.",
      output_physical_action: "Les feux changent selon ce plan.",
    },
  },
  benefit_check: {
    affected: {
      title: "Les personnes qui demandent une aide",
      description: "Les demandeurs et les membres de leur foyer.",
    },
    elements: {
      financial_harm: "Une aide due peut être refusée, ou son remboursement demandé.",
      psychological_harm: "Être contrôlé, ou soupçonné à tort, peut être très lourd à vivre.",
      civil_liberties_harm: "Certains groupes pourraient être contrôlés plus souvent que d’autres.",
      input_sensitive_personal:
        "Les revenus, le foyer et ce que les gens déclarent, et ce qu’en disent les registres officiels.",
      output_recommendation: "Une suggestion aux agents : droit ouvert, pas de droit, ou à examiner de plus près.",
      output_sensitive_personal: "Le résultat pour chaque demandeur, qui révèle quelque chose de ses revenus.",
    },
  },
  document_redaction: {
    affected: {
      title: "Les personnes citées dans des documents",
      description: "Toute personne dont le nom, l’adresse ou d’autres données figurent dans un document à publier.",
    },
    elements: {
      reputational_harm: "Un nom oublié devient public.",
      civil_liberties_harm: "Trop masquer cache ce que le public a le droit de savoir.",
      input_sensitive_personal: "Des documents avant publication, avec les données personnelles qu’ils contiennent.",
      output_operational_data: "Les mêmes documents, données personnelles masquées.",
    },
  },
};
