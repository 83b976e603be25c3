import type { AllTemplateTexts } from "../template-ids.ts";

export const en: AllTemplateTexts = {
  accountable: "Decides how the system is used and answers for its results.",
  supplier: "Supplies the system.",
  rights: {
    right_to_notice: "You are told where this system is used and what it does.",
    right_to_human_review: "Ask for a person to look at your question or your case.",
    right_be_forgotten: "Ask for data about you to be deleted when it is no longer needed.",
    right_individual_decision_explanation: "Ask why a decision about you was made, and what part the system had in it.",
    right_contest: "Object to a decision about you and have it considered again.",
    right_algorithmic_transparency: "Ask how the system comes to its results, and get an answer in plain words.",
    right_access: "Ask which data about you is used, and get a copy.",
    right_correction: "Ask for wrong or incomplete data about you to be corrected.",
    right_non_discrimination: "You must not be treated worse because of who you are. Tell us if you think you were.",
  },
  chatbot: {
    affected: {
      title: "People who use the chatbot",
      description: "Anyone who asks the chatbot about city services. Its answers can be wrong or incomplete.",
    },
    elements: {
      societal_cultural_harm: "Answers can be wrong or biased, and people may rely on them.",
      environmental_harm: "Large language models use a lot of electricity and water.",
      input_about_behaviour: "What people type, and what they do with the answers.",
      input_operational_data: "The city’s pages and documents that answers are based on.",
      output_generated_content: "A written answer to the question.",
    },
  },
  permit_triage: {
    affected: {
      title: "People who apply for a permit",
      description: "Applicants and anyone acting for them. The order of cases affects how long they wait.",
    },
    elements: {
      financial_harm: "A case that is sorted wrongly can wait longer, which costs applicants time and money.",
      input_about_a_place: "The plans and the address in the application.",
      input_operational_data:
        "The application form and its attachments, with the applicant’s name and contact details.",
      output_recommendation: "How complete and how complex the application is, as a suggestion for staff.",
    },
  },
  signal_timing: {
    affected: { title: "People on the road", description: "Anyone who walks, cycles or drives at these crossings." },
    elements: {
      physical_harm: "Wrong timing could leave too little time to cross safely.",
      input_about_a_measurement: "Counts of vehicles, bicycles and people at crossings.",
      output_operational_data: "A plan of how long each light stays green.",
      output_physical_action: "The traffic lights change according to this plan.",
    },
  },
  benefit_check: {
    affected: {
      title: "People who apply for a benefit",
      description: "Applicants and the members of their household.",
    },
    elements: {
      financial_harm: "People may be refused money they are entitled to, or asked to pay it back.",
      psychological_harm: "Being checked, or wrongly suspected, can be a heavy burden.",
      civil_liberties_harm: "Some groups could be checked more often than others.",
      input_sensitive_personal:
        "Income, household and what people state in their application, and what official records say about it.",
      output_recommendation: "A suggestion for staff: entitled, not entitled, or look more closely.",
      output_sensitive_personal: "The result for each applicant, which reveals something about their income.",
    },
  },
  document_redaction: {
    affected: {
      title: "People named in documents",
      description: "Anyone whose name, address or other data is in a document that will be published.",
    },
    elements: {
      reputational_harm: "A name that is missed becomes public.",
      civil_liberties_harm: "Blacking out too much hides what the public has a right to know.",
      input_sensitive_personal: "Documents before publication, with the personal data in them.",
      output_operational_data: "The same documents with personal data blacked out.",
    },
  },
};
