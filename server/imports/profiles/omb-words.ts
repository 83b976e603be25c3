import { OMB_COMMERCIAL_CHOICES } from "#factsheet/standards/omb-commercial.ts";
import { OMB_CHOICES } from "#factsheet/standards/omb-words.ts";

type Spellings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Options of the American inventory with the spellings that agencies use, by our options. Signs and case do not matter. */

const lettered = (letter: string, ...words: readonly string[]) => words.flatMap((word) => [word, `${letter} ${word}`]);

const STAGES = {
  development: "The use case is in a development or acquisition status.",
  pilot: "The use case has been deployed in a limited test or pilot capacity.",
  in_use: "The use case is being actively authorized or utilized to support the functions or mission of an agency.",
  retired:
    "The use case was reported in the agency’s prior year’s inventory, but its development and/or use has since been discontinued.",
};
const stage = (letter: string, name: string, said: string, others: readonly string[] = []) => [
  ...lettered(letter, name, `${name} – ${said}`, `${name} ñ ${said}`, `${letter}) ${name} – ${said}`),
  ...others,
];

const IN_HOUSE = ["In-house Development", "Developed in-house", "In-house"];
const PURCHASED = ["Vendor Purchased", "Purchased from a vendor", "Vendor", "ÝPurchased from a vendor"];
const BOTH = ["Contracting and In House", "Developed with both contracting and in-house resources"];
const CLASSICAL = "Classical/Predictive Machine Learning";

const LETTER = /^[a-z]\)\s/;
const TRUE_FALSE = { yes: ["True"], no: ["False"] };
const NONE = { "": ["N/A", "NA", "Not applicable", "None"] };
/** The form has no answer for a practice that nobody follows. */
const NOT_DONE = { "": [...NONE[""], "No", "False"] };

/** Spellings of the closed lists beyond those of the form. */
const OTHERS: Spellings = {
  omb_withheld: { disclosure_risk: ["Yes - Disclosure Risk"], prohibited: ["Yes - Prohibited by Law"] },
  omb_high_impact: {
    presumed_but_not: [
      "Presumed high-impact, but not high-impact",
      "Presumed high-impact, but determined not high-impact",
    ],
  },
  omb_topic: {
    administration: ["Admin Functions", "Mission-Enabling", "Internal Knowledge Management & Staff Support"],
    benefits: ["Benefits Processing"],
    cybersecurity: ["Cybersecurity Operations"],
    emergency: ["Emergency Mgmt"],
    energy_environment: ["Energy and Environment", "Energy & the Environment"],
    health: ["Health & Medical"],
    human_resources: ["HR"],
    information_technology: [
      "IT",
      "Software Development & Engineering",
      "IT Operations & Infrastructure Management",
      "Data Analytics & Business Intelligence",
    ],
    international: ["Diplomacy & Trade"],
    procurement_finance: ["Procurement & Financial Management", "Procurement and Finance Mgmt"],
    science: ["Science & Space"],
    service_delivery: [
      "Communications & Public Affairs",
      "Business Development & Technical Assistance",
      "Audit, Compliance & Risk Management",
      "Loan Program Operations",
      "Employee Productivity & Collaboration",
      "Customer Service & Public Engagement",
      "This potentially crosses all EPA business lines",
      "eDiscovery matters",
      "Records Management",
      "Strategic Planning & Policy Analysis",
    ],
    other: ["Other – Economic & Financial"],
  },
  omb_classification: {
    classical: [
      "Classical ML",
      "Machine Learning",
      "Machine Learning (Classification/Prediction)",
      "Intelligent Automation (AIOps)",
    ],
    generative: ["Generative AI; Natural Language Processing (NLP)", "AI-Enabled Application"],
    language: ["NLP", "Natural Language Processing (NLP)"],
  },
  omb_ato: {
    yes: [...TRUE_FALSE.yes, "Use vendor's ATO or FedRAMP authorization", "In-progress - ATO process underway"],
    no: TRUE_FALSE.no,
    ...NONE,
  },
  omb_demographics: {
    sex: ["Sex/Gender", "b) Sex/Gender", "Gender"],
    none: ["None"],
    other: ["i) Other"],
    "": ["N/A", "NA", "Not applicable"],
  },
  omb_custom_code: { ...TRUE_FALSE, ...NONE },
  omb_testing: { in_progress: ["In progess"], ...NOT_DONE },
  omb_assessment: NOT_DONE,
  omb_review: NOT_DONE,
  omb_monitoring: { in_progress: lettered("b)", "Development of monitoring protocols is in-progess"), ...NOT_DONE },
  omb_training: NOT_DONE,
  omb_fail_safe: { "": ["No", "False"] },
  omb_appeal: { "": ["No", "False"] },
  omb_consultation: NOT_DONE,
  omb_commercial_use: {
    drafting: ["LLM employed across OPM for summarization, drafting, and decision support."],
    code: [
      "An AI-powered tool that assists with code generation including writing, understanding, and transforming code across multiple programming languages.",
    ],
    security: [
      "A security platform that provides threat detection, endpoint protection and vulnerability management.",
      "A cloud security platform that gives full-stack visibility into cloud environments.",
    ],
    service_desk: [
      "A customer service and support platform that helps manage support tickets, customer inquiries, and service workflows.",
    ],
  },
};

/** The form's own words with and without their letter; of classifications also the part before the explanation. */
const formWords = (value: string) =>
  [value, value.replace(LETTER, "")].flatMap((word) =>
    word.includes(": AI ") || word.includes(": Models ") ? [word, word.split(":", 1)[0] ?? word] : [word],
  );

const closedLists = (choices: Readonly<Record<string, Readonly<Record<string, string>>>>): Spellings =>
  Object.fromEntries(
    Object.entries(choices).map(([question, values]) => {
      const others = OTHERS[question] ?? {};
      const own = Object.entries(values).map(([option, value]) => [
        option,
        [...formWords(value), ...(others[option] ?? [])],
      ]);
      return [`factsheet.${question}`, { ...Object.fromEntries(own), ...(others[""] && { "": others[""] }) }];
    }),
  );

export const OMB_COMMERCIAL_WORDS: Spellings = closedLists(OMB_COMMERCIAL_CHOICES);

export const OMB_WORDS: Spellings = {
  ...closedLists(OMB_CHOICES),
  lifecycle: {
    development: stage("a", "Pre-deployment", STAGES.development, [
      "Predeployment",
      "Acquisition and/or Development",
      "Implementation and Assessment",
    ]),
    pilot: stage("b", "Pilot", STAGES.pilot, ["Initiated"]),
    in_use: stage("c", "Deployed", STAGES.in_use, ["Operation and Maintenance", "In production", "In mission"]),
    retired: stage("d", "Retired", STAGES.retired, [
      "d) Retired ñ The use case was reported in the agencyís prior yearís inventory, but its development and/or use has since been discontinued.",
    ]),
  },
  publication_category: {
    impactful: lettered("a", "High-impact"),
    other: [
      ...lettered("c", "Not high-impact"),
      ...lettered(
        "b",
        "Presumed high-impact, but not high-impact",
        "Presumed high-impact, but determined not high-impact",
      ),
    ],
  },
  themes: {
    organisation_operations: [
      "Administrative Functions",
      "Admin Functions",
      "Mission-Enabling",
      "Information Technology",
      "IT",
      "Service Delivery",
      "Internal Knowledge Management & Staff Support",
      "Communications & Public Affairs",
      "Business Development & Technical Assistance",
      "Audit, Compliance & Risk Management",
      "Loan Program Operations",
      "Software Development & Engineering",
      "Employee Productivity & Collaboration",
      "Customer Service & Public Engagement",
      "This potentially crosses all EPA business lines",
      "eDiscovery matters",
      "Records Management",
      "Strategic Planning & Policy Analysis",
      "IT Operations & Infrastructure Management",
      "Data Analytics & Business Intelligence",
    ],
    public_order_safety: [
      "Law Enforcement",
      "Emergency Management",
      "Emergency Mgmt",
      "Cybersecurity",
      "Cybersecurity Operations",
    ],
    nature_environment: ["Energy and the Environment", "Energy and Environment", "Energy & the Environment"],
    social_security: ["Government Benefits Processing", "Benefits Processing"],
    health_care: ["Health and Medical", "Health & Medical"],
    work: ["Human Resources", "HR"],
    international: ["International Affairs", "Diplomacy & Trade"],
    public_finance: [
      "Procurement and Financial Management",
      "Procurement & Financial Management",
      "Procurement and Finance Mgmt",
      "Other – Economic & Financial",
    ],
    education_science: ["Science", "Science & Space"],
    traffic: ["Transportation"],
    "": ["Other"],
  },
  algorithm_type: {
    generative: [
      "Generative AI",
      "Generative AI: AI that generates new or synthetic content (e.g., images, videos, audio, text, code).",
      "Generative AI; Natural Language Processing (NLP)",
      "AI-Enabled Application",
    ],
    unknown: [
      "Agentic AI",
      "Agentic AI: AI systems that perform tasks or make decisions autonomously with minimal human intervention.",
      "Computer Vision",
      "Computer Vision: AI that processes and interprets visual data (e.g., images and videos).",
      "Natural Language Processing",
      "Natural Language Processing (NLP)",
      "Natural Language Processing: AI that processes, interprets, and shares information in human language.",
      "NLP",
      "Classical ML",
      "Machine Learning",
      "Machine Learning (Classification/Prediction)",
      "Intelligent Automation (AIOps)",
      CLASSICAL,
      `${CLASSICAL}: Models trained on data to make predictions or classifications based on identified patterns or relationships.`,
      "Reinforcement Learning",
      "Reinforcement Learning: AI trained through trial and error using rewards and penalties to optimize decision-making policies.",
    ],
  },
  "factsheet.developed_in_house": {
    no: [
      ...lettered("a", ...PURCHASED),
      "Exclusively developed with contract/external resources.",
      "Developed with contracting resources.",
    ],
    yes: [...lettered("b", ...IN_HOUSE), "No contract/external resources used in development."],
    partly: [
      ...lettered("c", ...BOTH),
      "Developed with a combination of in-house and contract/external resources.",
      "In-house & Contractor",
      "Both, the AI was developed by a vendor but it was substantially customized in-house or by a contractor",
    ],
  },
  // A "No" says that the agency keeps no such data, not that there is none.
  "factsheet.personal_data": {
    identifiable: [
      ...lettered("b", "Yes"),
      "True",
      "Yes - Employee names and communications",
      "Yes - Customer contact and account information",
      "Yes - System logs may contain user identifiers",
      "Yes - Loan applicant and business owner PII",
      "Yes - Business and individual information in audit records",
      "Yes (incidental PII may be involved through authenticated platform users)",
    ],
    unknown: [
      ...lettered("a", "No"),
      "False",
      "No - General content generation and research",
      "No - Code and technical documentation only",
      "Depends on data sources analyzed",
    ],
  },
};
