import * as registers from "./registers.ts";
import type { QuestionWords, SectionWords } from "../../words.ts";

export const sections = {
  purpose: { title: "Purpose", intro: "What it is for, and whether that justifies it." },
  process: { title: "Use in practice", intro: "How its results are used and what people still decide." },
  working: { title: "How it works", intro: "From one plain paragraph to technical detail." },
  data: { title: "Data", intro: "What goes in, what comes out, how long it is kept and who can see it." },
  law: { title: "Law and assessments", intro: "What allows it and how its impact was assessed." },
  risks_and_rights: { title: "Risks and rights", intro: "What can go wrong, and what people can do." },
  accountability: { title: "Responsibility and suppliers", intro: "Who is accountable for it and who made it." },
  classification: { title: "Classification", intro: "How AI law classifies it." },
  publication: { title: "Publication", intro: "Where else it is published and how people find it." },
  registers: registers.section,
} satisfies SectionWords;

export const questions = {
  purpose: {
    label: "What is it for, and what does it mean for people?",
    help: "Start with the problem it solves. Then say what changes for the people affected.",
  },
  people_affected: {
    label: "Who is affected?",
    help: "Everyone its results can affect, not only the people who use it.",
  },
  people_affected_note: {
    label: "More about the people affected",
    help: "How many people, and whether some are affected more than others.",
  },
  necessity: { label: "Why is it needed?", help: "What would go wrong or be missing without it." },
  proportionality: {
    label: "Do the benefits outweigh the drawbacks?",
    help: "Name both and explain how you weighed them.",
  },
  alternatives: {
    label: "What else was considered?",
    help: "Other ways to reach the goal, including without an algorithm, and why you did not choose them.",
  },
  benefits: {
    label: "What benefits do you expect?",
    help: "Measurable results, such as time saved or errors avoided.",
  },
  out_of_scope: { label: "What is it not meant for?", help: "Uses that are ruled out." },
  previous_process: { label: "How was it done before?", help: "So readers can see what changes." },
  political_decisions: {
    label: "Decisions behind it",
    help: "Decisions of the council or the board, with a link if they are public.",
  },
  effectiveness: { label: "What has it achieved so far?", help: "Results of an evaluation, good or bad." },
  effectiveness_measured_on: { label: "When was that measured?", help: "The date of the results." },

  autonomy_level: {
    label: "What do people decide?",
    help: "Choose what happens in practice, not what the manual says.",
  },
  decision_effect: { label: "What is the effect of its result?", help: "Choose the strongest effect it can have." },
  process_integration: {
    label: "Where does it fit in the process?",
    help: "What happens before and after it, and who does what.",
  },
  human_oversight: {
    label: "How do people check and correct it?",
    help: "Who can override a result, when, and how often that happens.",
  },
  notice_given: { label: "Are people told?", help: "Whether the people affected know that an algorithm is involved." },
  notice_note: {
    label: "How are people told, or why not?",
    help: "What they are told, where and when. If they are not told, explain why.",
  },
  use_type: { label: "What does it do with data?", help: "Choose what describes its main task." },
  outputs: {
    label: "What do its users get?",
    help: "A number, a list, a text or an image: what they see on screen.",
  },
  usage_count: { label: "How often is it used?", help: "How many cases, people or images it handles." },
  usage_period: { label: "Over what period?", help: "The period the number above covers." },
  usage_note: { label: "More about how often", help: "For example seasons, or an estimate." },
  fallback: { label: "What if it fails?", help: "How work continues without it and how it can be switched off." },
  staff_training: { label: "How are staff trained?", help: "What users need to know before they work with it." },

  explanation: {
    label: "How does it work, for everyone?",
    help: "As you would explain it to a neighbour, without technical terms.",
  },
  technical_description: {
    label: "How does it work, for experts?",
    help: "Methods, models and features. Technical terms are welcome here.",
  },
  fairness_tests: {
    label: "Tests for bias and fairness",
    help: "One row per test, including those with unwelcome results.",
  },
  capabilities: { label: "What can it do?", help: "Choose all that apply." },
  models: { label: "Models", help: "One row per model." },
  performance: {
    label: "How well does it perform?",
    help: "One row per figure, with the data it was measured on.",
  },
  maintenance: { label: "How is it maintained?", help: "Who keeps it up to date and how often it is retrained." },
  code_url: { label: "Source code", help: "A link to the repository, not to a product page." },
  code_license: { label: "Licence of the code", help: "For example EUPL-1.2, or “proprietary”." },
  product_url: { label: "Product page of the supplier", help: "Where the supplier describes it." },
  architecture_url: { label: "Architecture diagram", help: "A link to an image or a document." },

  data_summary: { label: "What data does it use?", help: "Where it comes from and what it contains, in plain words." },
  personal_data: {
    label: "Does it use personal data?",
    help: "Choose the most sensitive type. It determines which questions follow.",
  },
  retention: { label: "How long is data kept?", help: "Choose the unit, then the number." },
  retention_length: { label: "How many?", help: "For example 30, if data is kept for 30 days." },
  retention_note: { label: "More about how long", help: "For example, different periods for different data." },
  access: { label: "Who can see the data?", help: "Choose everyone who can see data about individuals." },
  access_note: { label: "More about who can see the data", help: "Names of services, and how access is granted." },
  data_quality_bias: {
    label: "What is missing or skewed in the data?",
    help: "Known gaps, errors, and groups that are under- or overrepresented.",
  },
  datasets: { label: "Datasets", help: "One row per dataset. A title is enough to start." },
  output_data: { label: "What data does it produce?", help: "What is stored about its results." },
  storage: { label: "Where is data stored?", help: "Choose all that apply." },
  storage_countries: {
    label: "In which countries?",
    help: "Countries where data is stored or can be accessed from.",
  },
  sharing: { label: "Who receives data?", help: "One row per organization that regularly receives data." },

  legal_basis: { label: "What allows its use?", help: "The task and the law, in plain words." },
  legal_refs: { label: "Laws and rules", help: "One row each. Add a date to be warned when a rule expires." },
  gdpr_grounds: { label: "Legal grounds for using personal data", help: "Choose all that apply." },
  privacy_statement_url: { label: "Privacy statement", help: "The page that tells people about their data." },
  processing_register_url: {
    label: "Entry in the register of processing activities",
    help: "If your register is public.",
  },
  assessments: {
    label: "Impact assessments",
    help: "One row each, including those planned or not needed.",
  },
  assessments_note: { label: "Why some were not done", help: "Explain for each one that people would expect." },
  independent_reviews: { label: "Independent reviews", help: "Audits and reviews by independent parties." },

  risks: { label: "Risks and measures", help: "One row per risk, with what you do about it." },
  monitoring: {
    label: "How is it monitored?",
    help: "What is monitored, by whom, and what happens when something is wrong.",
  },
  monitoring_interval: { label: "How often?", help: "How often someone reviews it." },
  objection: { label: "How can people object?", help: "Who to contact, by when, and what happens next." },
  objection_url: { label: "Objection page", help: "The form or page for making an objection." },
  rights: {
    label: "Which rights do people have?",
    help: "Such as seeing, correcting or erasing their data, and how to use these rights.",
  },
  opt_out: { label: "Can people opt out?", help: "Whether someone can refuse without a disadvantage." },
  incidents: {
    label: "Known incidents",
    help: "What happened and what was done. Staff only, unless you decide otherwise.",
  },
  consultations: { label: "Who was consulted?", help: "Consultations with residents, experts or the works council." },

  accountable_role: { label: "Who is accountable?", help: "A role, not a name: “Head of permits”." },
  developed_in_house: { label: "Was it developed in-house?", help: "If yes, you do not need to name a supplier." },
  supplier_data_access: {
    label: "What can the supplier see?",
    help: "What data, what for, and how access is limited.",
  },
  products: { label: "Products in use", help: "One row per product or service." },
  procurement: { label: "How was it procured?", help: "The procedure that led to the contract." },
  procurement_note: { label: "More about the procurement", help: "For example where the tender was published." },
  contract_reference: { label: "Contract number", help: "Staff only, unless you decide otherwise." },
  contract_ends_on: { label: "Contract ends on", help: "Staff only, unless you decide otherwise." },
  yearly_cost: { label: "Cost per year", help: "With the currency, for example “€ 40,000”." },
  funding: { label: "Who pays?", help: "The budget, a grant, a partner." },
  registered_by: { label: "Registered by", help: "If someone else fills this in for you." },

  is_ai_system: {
    label: "Is it an AI system under the law?",
    help: "As defined in the EU AI Act. “Unknown” is a valid answer.",
  },
  aia_risk: { label: "Risk class under the AI Act", help: "Ask your legal team if you are not sure." },
  aia_not_high_reason: {
    label: "Why is it not high risk?",
    help: "Which condition of Article 6(3) applies, and why.",
  },
  aia_annex_iii_areas: { label: "Annex III area", help: "Choose all that apply." },
  aia_role: { label: "Your role under the AI Act", help: "Whether you put it on the market, use it or both." },
  aia_eu_entry_url: { label: "Entry in the EU database", help: "The public page of the entry." },
  aia_fria_summary: { label: "Summary of the fundamental rights assessment", help: "Its findings in plain words." },
  aia_dpia_summary: { label: "Summary of the data protection assessment", help: "Its findings in plain words." },
  aia_declaration_url: { label: "EU declaration of conformity", help: "A link to the declaration." },
  aia_instructions_url: { label: "Instructions for use", help: "A link to the instructions." },
  aia_member_states: { label: "Member states where it is offered", help: "Where it is on the market or in use." },
  aia_certificates: { label: "Certificates", help: "One row per certificate." },

  status_note: { label: "Note on its status", help: "For example why it is paused." },
  public_page_url: { label: "Page about it", help: "A page elsewhere with more information." },
  source_register_url: { label: "Entry in another register", help: "Where it was first published." },
  areas: { label: "Where is it used?", help: "Names of districts or places. Press Enter to add one." },
  search_terms: { label: "Words people search for", help: "Not shown to residents. Press Enter to add one." },
  ...registers.questions,
} satisfies QuestionWords;
