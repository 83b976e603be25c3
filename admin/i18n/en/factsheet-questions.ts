import type { QuestionWords, SectionWords } from "../factsheet-words.ts";

export const sections = {
  purpose: { title: "Purpose", intro: "What it is for, and whether that justifies it." },
  process: { title: "Use in practice", intro: "What happens with its results, and what people still decide." },
  working: { title: "How it works", intro: "From one plain paragraph to what experts want to know." },
  data: { title: "Data", intro: "What goes in, what comes out, how long it stays and who sees it." },
  law: { title: "Law and assessments", intro: "What allows it, and who looked at the consequences." },
  risks_and_rights: { title: "Risks and rights", intro: "What can go wrong, and what people can do." },
  accountability: { title: "Responsibility and suppliers", intro: "Who answers for it and who made it." },
  classification: { title: "Classification", intro: "How the law on artificial intelligence sees it." },
  publication: { title: "Publication", intro: "Where else it is published and how it is found." },
} satisfies SectionWords;

export const questions = {
  purpose: {
    label: "What is it for, and what does it mean for people?",
    help: "Begin with the problem it solves. Then say what changes for those it is about.",
  },
  people_affected: {
    label: "Who is affected?",
    help: "Everyone whose life its results can touch, not only those who use it.",
  },
  people_affected_note: {
    label: "More about those affected",
    help: "How many they are, and whether some are hit harder than others.",
  },
  necessity: { label: "Why is it needed?", help: "What would go wrong or be missing without it." },
  proportionality: {
    label: "Do the benefits outweigh the drawbacks?",
    help: "Name both, and say how they were weighed.",
  },
  alternatives: {
    label: "What else was considered?",
    help: "Other ways to reach the aim, also without an algorithm, and why they were not chosen.",
  },
  benefits: { label: "What good is expected?", help: "Results that could be measured: time saved, errors avoided." },
  out_of_scope: { label: "What is it not meant for?", help: "Uses that are ruled out." },
  previous_process: { label: "How was it done before?", help: "So that readers see what changes." },
  political_decisions: {
    label: "Decisions it rests on",
    help: "Decisions of the council or the board, with a link if they are public.",
  },
  effectiveness: { label: "What has it achieved so far?", help: "Results of an evaluation, good or bad." },
  effectiveness_measured_on: { label: "When was that measured?", help: "The day the results were taken." },

  autonomy_level: {
    label: "What do people decide?",
    help: "Choose what happens in practice, not what the manual says.",
  },
  decision_effect: { label: "What is the effect of its result?", help: "Choose the strongest effect it can have." },
  process_integration: {
    label: "Where does it stand in the process?",
    help: "What comes before it, what comes after it, and who does what.",
  },
  human_oversight: {
    label: "How do people check and correct it?",
    help: "Who can set a result aside, when, and whether that happens.",
  },
  notice_given: { label: "Are people told?", help: "Whether those affected learn that an algorithm is involved." },
  notice_note: {
    label: "How are people told, or why not?",
    help: "The words, the place and the moment. If they are not told: why.",
  },
  use_type: { label: "What does it do with data?", help: "Choose what describes its main task." },
  outputs: {
    label: "What do its users get?",
    help: "A number, a list, a text, a picture: what stands on their screen.",
  },
  usage_count: { label: "How often is it used?", help: "How many cases, people or pictures it handles." },
  usage_period: { label: "In which time?", help: "The time the number above stands for." },
  usage_note: { label: "More about how often", help: "For example seasons, or an estimate." },
  fallback: { label: "What if it fails?", help: "How work goes on without it, and how it can be switched off." },
  staff_training: { label: "How are staff trained?", help: "What users have to know before they work with it." },

  explanation: {
    label: "How does it work, for everyone?",
    help: "As you would explain it to a neighbour. No terms of the trade.",
  },
  technical_description: {
    label: "How does it work, for experts?",
    help: "Methods, models and features. Terms of the trade are welcome here.",
  },
  fairness_tests: {
    label: "Tests for bias and fairness",
    help: "One row for each test, also for those with an unwelcome result.",
  },
  capabilities: { label: "What can it do?", help: "Choose all that apply." },
  models: { label: "Models", help: "One row for each model it contains." },
  performance: {
    label: "How well does it perform?",
    help: "One row for each figure, with the data it was measured on.",
  },
  maintenance: { label: "How is it maintained?", help: "Who keeps it up to date and how often it is trained anew." },
  code_url: { label: "Source code", help: "A link to the repository, not to a product page." },
  code_license: { label: "Licence of the code", help: "For example EUPL-1.2, or “proprietary”." },
  product_url: { label: "Product page of the supplier", help: "Where the supplier describes it." },
  architecture_url: { label: "Drawing of its architecture", help: "A link to a picture or a document." },

  data_summary: { label: "Which data does it use?", help: "Where they come from and what they say, in plain words." },
  personal_data: {
    label: "Are there personal data?",
    help: "Choose the most sensitive kind that occurs. It decides what else is asked.",
  },
  retention: { label: "How long are data kept?", help: "Choose the unit, then the number." },
  retention_length: { label: "How many of these?", help: "For example 30, if they are kept for 30 days." },
  retention_note: { label: "More about how long", help: "For example different terms for different data." },
  access: { label: "Who can see the data?", help: "Choose all who can see data about single people." },
  access_note: { label: "More about who can see them", help: "Names of services, and how access is granted." },
  data_quality_bias: {
    label: "What is missing or skewed in the data?",
    help: "Known gaps, errors and groups that are seldom or too often in them.",
  },
  datasets: { label: "Datasets", help: "One row for each dataset. A title is enough to begin with." },
  output_data: { label: "Which data does it produce?", help: "What is stored about its results." },
  storage: { label: "Where are data stored?", help: "Choose all that apply." },
  storage_countries: {
    label: "In which countries?",
    help: "Countries in which data are stored or from which they can be read.",
  },
  sharing: { label: "Who receives data?", help: "One row for each organization that gets data regularly." },

  legal_basis: { label: "What allows its use?", help: "The task and the law, in plain words." },
  legal_refs: { label: "Laws and rules", help: "One row for each. A date warns you when a rule runs out." },
  gdpr_grounds: { label: "Ground for using personal data", help: "Choose all that the use rests on." },
  privacy_statement_url: { label: "Privacy statement", help: "The page that tells people about their data." },
  processing_register_url: { label: "Entry in the register of processing", help: "If your register is public." },
  assessments: {
    label: "Impact assessments",
    help: "One row for each, also for those that are planned or were not needed.",
  },
  assessments_note: { label: "Why some were not done", help: "Say it for each one that people would expect." },
  independent_reviews: { label: "Independent reviews", help: "Audits and reviews by others." },

  risks: { label: "Risks and measures", help: "One row for each risk, with what is done about it." },
  monitoring: {
    label: "How is it watched?",
    help: "What is looked at, by whom, and what happens when something is off.",
  },
  monitoring_interval: { label: "How often?", help: "How often somebody looks at it." },
  objection: { label: "How can people object?", help: "Whom to write to, by when, and what happens then." },
  objection_url: { label: "Page to object", help: "The form or page where an objection is made." },
  rights: {
    label: "Which rights do people have?",
    help: "To see, correct or erase their data, and how to use these rights.",
  },
  opt_out: { label: "Can people keep out of it?", help: "Whether somebody can refuse without a disadvantage." },
  incidents: {
    label: "Known incidents",
    help: "What happened and what was done. For staff only, unless you decide otherwise.",
  },
  consultations: { label: "Who was asked beforehand?", help: "Talks with residents, experts or the works council." },

  accountable_role: { label: "Who is accountable?", help: "A role, not a name: “Head of permits”." },
  developed_in_house: { label: "Was it made in house?", help: "If yes, no supplier is asked for." },
  supplier_data_access: { label: "What can the supplier see?", help: "Which data, for what, and how that is limited." },
  products: { label: "Products in use", help: "One row for each product or service." },
  procurement: { label: "How was it bought?", help: "The procedure that led to the contract." },
  procurement_note: { label: "More about how it was bought", help: "For example where the tender was published." },
  contract_reference: { label: "Contract number", help: "For staff only, unless you decide otherwise." },
  contract_ends_on: { label: "Contract ends on", help: "For staff only, unless you decide otherwise." },
  yearly_cost: { label: "Cost per year", help: "With the currency, for example “€ 40,000”." },
  funding: { label: "Who pays?", help: "The budget, a grant, a partner." },
  registered_by: { label: "Registered by", help: "If somebody else fills this in on your behalf." },

  is_ai_system: {
    label: "Is it an AI system by law?",
    help: "By the definition of the EU AI Act. “Not known” is an honest answer.",
  },
  aia_risk: { label: "Risk class by the AI Act", help: "Ask your legal service if you are not sure." },
  aia_not_high_reason: {
    label: "Why is it not high risk?",
    help: "The condition of article 6(3) that is met, and why.",
  },
  aia_annex_iii_areas: { label: "Area of annex III", help: "Choose all that apply." },
  aia_role: { label: "Your role by the AI Act", help: "Whether you put it on the market, use it, or both." },
  aia_eu_entry_url: { label: "Entry in the EU database", help: "The public page of the entry." },
  aia_fria_summary: { label: "Summary of the fundamental rights assessment", help: "Its findings in plain words." },
  aia_dpia_summary: { label: "Summary of the data protection assessment", help: "Its findings in plain words." },
  aia_declaration_url: { label: "EU declaration of conformity", help: "A link to the declaration." },
  aia_instructions_url: { label: "Instructions for use", help: "A link to the instructions." },
  aia_member_states: { label: "Member states in which it is offered", help: "Where it is on the market or in use." },
  aia_certificates: { label: "Certificates", help: "One row for each certificate." },

  status_note: { label: "Note on its status", help: "For example why it is paused." },
  public_page_url: { label: "Page about it", help: "A page elsewhere that tells more." },
  source_register_url: { label: "Entry in another register", help: "Where it was first published." },
  areas: { label: "Where is it used?", help: "Names of districts or places. Enter adds one." },
  search_terms: { label: "Words people search for", help: "They are not shown. Enter adds one." },
} satisfies QuestionWords;
