import { expect, test } from "vitest";
import type { RawRow } from "../read/raw-row.ts";
import { readAlgorithm } from "../fields/algorithm-fields.ts";
import { createReport } from "../fields/read-record.ts";
import { applyRecipe } from "../mapping/apply-recipe.ts";
import { wordsOf } from "../mapping/remembered-words.ts";
import { ALGORITHM_FILES } from "./algorithm-files.ts";

/**
 * Every spelling that agencies used in 2025 and that the published report recodes: by column, by our option ("" for no
 * answer).
 */
const SPELLINGS: Readonly<Record<string, readonly [field: string, Readonly<Record<string, readonly string[]>>]>> = {
  classification: [
    "factsheet.omb_classification",
    {
      classical: [
        "Classical/Predictive Machine Learning",
        "Machine Learning (Classification/Prediction)",
        "Machine Learning",
        "Intelligent Automation (AIOps)",
      ],
      generative: ["Generative AI", "Generative AI; Natural Language Processing (NLP)", "AI-Enabled Application"],
      language: ["Natural Language Processing (NLP)", "Natural Language Processing"],
      vision: [
        "Computer Vision",
        "Computer Vision - AI that processes and interprets visual data (e.g.; images and videos).",
      ],
      agentic: ["Agentic AI", "Agentic-AI"],
      reinforcement: ["Reinforcement Learning"],
    },
  ],
  is_withheld: [
    "factsheet.omb_withheld",
    {
      no: ["No"],
      disclosure_risk: [
        "b) Yes – agency has determined that there’s a risk to disclosure such as a harm to an interest protected by a FOIA exemption",
      ],
    },
  ],
  development_stage: [
    "lifecycle",
    {
      in_use: [
        "c)  Deployed – The use case is being actively authorized or utilized to support the functions or mission of an agency.",
        "Deployed – The use case is being actively authorized or utilized to support the functions or mission of an agency.",
        "Deployed - The use case is being actively authorized or utilized to support the functions or mission of an agency.",
        "Deployed",
        "c)  Deployed - The use case is being actively authorized or utilized to support the functions or mission of an agency.",
        "c)  Deployed ñ The use case is being actively authorized or utilized to support the functions or mission of an agency.",
        "Operation and Maintenance",
      ],
      development: [
        "Pre-deployment – The use case is in a development or acquisition status.",
        "Pre-Deployment - The use case is in a development or acquisition status.",
        "Pre-deployment",
        "a) Pre-deployment - The use case is in a development or acquisition status.",
        "a) Pre-deployment ñ The use case is in a development or acquisition status.",
        "a) a) Pre-deployment – The use case is in a development or acquisition status.",
        "Acquisition and/or Development",
      ],
      pilot: [
        "b)  Pilot – The use case has been deployed in a limited test or pilot capacity.",
        "Pilot – The use case has been deployed in a limited test or pilot capacity.",
        "Pilot - The use case has been deployed in a limited test or pilot capacity.",
        "Pilot",
        "b)  Pilot - The use case has been deployed in a limited test or pilot capacity.",
        "b)  b)  Pilot – The use case has been deployed in a limited test or pilot capacity.",
        "b)  Pilot ñ The use case has been deployed in a limited test or pilot capacity.",
        "Initiated",
      ],
      retired: [
        "d) Retired – The use case was reported in the agency's prior year's inventory, but its development and/or use has since been discontinued.",
        "Retired – The use case was reported in the agency's prior year's inventory, but its development and/or use has since been discontinued.",
        "Retired – The use case was reported in the agency’s prior year’s inventory, but its development and/or use has since been discontinued.",
        "Retired",
        "d) Retired – The use case was reported in the agency’s prior year’s inventory but its development and/or use has since been discontinued.",
        "Retired – The use case was reported in the agency's prior year's inventory but its development and/or use has since been discontinued.",
        "d) Retired ñ The use case was reported in the agencyís prior yearís inventory, but its development and/or use has since been discontinued.",
      ],
    },
  ],
  demographic_features: [
    "factsheet.omb_demographics",
    {
      none: ["None of the above", "None of the Above", '["None of the above"]'],
      other: ["Other"],
      age: ["Age"],
      "sex, age": ["Sex/Gender, Age", "b) Sex c) Age"],
      "race_ethnicity, sex, age": ["Race/Ethnicity, Sex/Gender, Age", "Race/Ethnicity; Sex; Age"],
      "age, income": ["Age; Income"],
      race_ethnicity: ["Race/Ethnicity"],
      "race_ethnicity, socioeconomic, income, age": ['["Race/Ethnicity","Socioeconomic Status","Income","Age"]'],
      "employment, income": ["j) Employment Status i) Income"],
      "age, socioeconomic": ["c) Age e) Socioeconomic Status"],
      "age, other": ["c) Age I) Other"],
      "race_ethnicity, sex, age, socioeconomic, residency, marital, income, employment": [
        "Race/Ethnicity; Sex; Age; Socioeconomic Status; Residency Status; Marital Status; Income; Employment Status",
      ],
    },
  ],
  contracting_usage: [
    "factsheet.developed_in_house",
    {
      no: [
        "a) Purchased from a vendor",
        "Purchased from a vendor",
        "Vendor",
        "a)ÝPurchased from a vendor",
        "Exclusively developed with contract/external resources.",
        "Developed with contracting resources.",
      ],
      yes: [
        "Developed-in-house",
        "Developed in-house",
        "Developed in house",
        "Developed In house",
        "In-house",
        "No contract/external resources used in development.",
      ],
      partly: [
        "Developed with both contracting and in-house resources",
        "Developed with both contracting and in-house resources.",
        "Developed with a combination of in-house and contract/external resources.",
        "In-house & Contractor",
        "Both, the AI was developed by a vendor but it was substantially customized in-house or by a contractor",
      ],
    },
  ],
  topic_area: [
    "factsheet.omb_topic",
    {
      health: ["Health & Medical"],
      energy_environment: ["Energy & the Environment"],
      procurement_finance: ["Procurement & Financial Management"],
      administration: ["Internal Knowledge Management & Staff Support"],
      cybersecurity: ["Cybersecurity Operations"],
      information_technology: [
        "Software Development & Engineering",
        "IT Operations & Infrastructure Management",
        "Data Analytics & Business Intelligence",
      ],
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
      other: ["Other  – Economic & Financial"],
    },
  ],
  has_pii: [
    "factsheet.personal_data",
    {
      unknown: [
        "False",
        "No - General content generation and research",
        "No - Code and technical documentation only",
        "Depends on data sources analyzed",
        "a) No",
      ],
      identifiable: [
        "True",
        "b) Yes",
        "Yes - Employee names and communications",
        "Yes - Customer contact and account information",
        "Yes - System logs may contain user identifiers",
        "Yes - Loan applicant and business owner PII",
        "Yes - Business and individual information in audit records",
        "Yes (incidental PII may be involved through authenticated platform users)",
      ],
    },
  ],
  has_custom_code: [
    "factsheet.omb_custom_code",
    {
      no: ["False"],
      yes: ["True"],
      "": ["Not Applicable"],
    },
  ],
  have_ato: [
    "factsheet.omb_ato",
    {
      no: ["False"],
      yes: ["True", "yes", "Use vendor's ATO or FedRAMP authorization", "In-progress - ATO process underway"],
      "": ["Not Applicable"],
    },
  ],
  is_high_impact: [
    "factsheet.omb_high_impact",
    {
      not_high: ["Not high-impact"],
      high: ["High-impact"],
      presumed_but_not: [
        "b) Presumed high-impact but determined not high-impact",
        "b) Presumed high-impact, but determined not high-impact",
        "Presumed high-impact but determined not high-impact",
      ],
    },
  ],
  hi_failsafe_presence: [
    "factsheet.omb_fail_safe",
    {
      not_applicable: ["Not applicable"],
      yes: ["Yes"],
      in_progress: ["In-progress"],
    },
  ],
  hi_training_established: [
    "factsheet.omb_training",
    {
      yes: [
        "Yes, sufficient and periodic training has been established",
        "a) Yes; sufficient and periodic training has been established",
        "Yes; sufficient and periodic training has been established",
      ],
      in_progress: ["Establishment of sufficient and periodic training is in-progress"],
    },
  ],
  hi_appeal_process: [
    "factsheet.omb_appeal",
    {
      not_applicable: ["Not applicable"],
      in_progress: ["Establishment of an appropriate appeal process is in-progress"],
      yes: [
        "Yes, an appropriate appeal process has been established",
        "a) Yes; an appropriate appeal process has been established",
      ],
      precluded: [
        "d) Law; operational limitations; or governmentwide guidance precludes an opportunity for an individual to appeal",
      ],
    },
  ],
  hi_testing_conducted: [
    "factsheet.omb_testing",
    {
      in_progress: ["In-Progress", "In-progress"],
      yes: ["Yes"],
    },
  ],
  hi_assessment_completed: [
    "factsheet.omb_assessment",
    {
      in_progress: ["In-Progress", "In-progress"],
      yes: ["Yes"],
    },
  ],
  hi_ongoing_monitoring: [
    "factsheet.omb_monitoring",
    {
      yes: [
        "Yes, sufficient monitoring protocols have been established",
        "a) Yes; sufficient monitoring protocols have been established",
      ],
      in_progress: [
        "Development of monitoring protocols is in-progress",
        "Development of monitoring protocols is in-progess",
        "b) Development of monitoring protocols is in-progess",
      ],
    },
  ],
  hi_public_consultation: [
    "factsheet.omb_consultation",
    {
      usability_testing: ["Direct usability testing"],
      other: ["Other"],
      in_progress: ["In-progress", "In-Progress"],
      "public_comments, usability_testing": [
        "General solicitations of feedback and comments from the public, Direct usability testing",
      ],
      public_comments: ["General solicitations of feedback and comments from the public"],
      "other, usability_testing": ["Other, Direct usability testing"],
      "usability_testing, other": ["Direct usability testing, Other"],
      "public_comments, other": ["General solicitations of feedback and comments from the public, Other"],
    },
  ],
  hi_independent_review: [
    "factsheet.omb_review",
    {
      in_progress: ["In-Progress", "In-progress"],
      other_office: [
        "Yes – by another appropriate agency office or reviewer not directly involved in the AI's development",
        "Yes – by another appropriate agency office or reviewer not directly involved in the AI’s development",
      ],
      oversight_board: ["Yes – by an agency AI oversight board not directly involved in the AI's development"],
      waived: ["Agency CAIO has waived this minimum practice and reported such waiver to OMB"],
    },
  ],
  pia_url: [
    "factsheet.assessments_note",
    {
      "": ["Not Applicable", "Not applicable", "Not applicable.", "not applicable", "na", "N/a", "N>A", "None."],
    },
  ],
  link_to_data: [
    "factsheet.datasets",
    {
      "": ["Not Applicable", "Not applicable", "Not applicable.", "not applicable", "na", "N/a", "N>A", "None."],
    },
  ],
  code_url: [
    "factsheet.code_url",
    {
      "": ["Not Applicable", "Not applicable", "Not applicable.", "not applicable", "na", "N/a", "N>A", "None."],
    },
  ],
  hi_potential_impacts: [
    "factsheet.risks",
    {
      "": ["Not Applicable", "Not applicable", "Not applicable.", "not applicable", "na", "N/a", "N>A", "None."],
    },
  ],
};

const CASES = Object.entries(SPELLINGS).flatMap(([column, [field, byOption]]) =>
  Object.entries(byOption).flatMap(([option, words]) => words.map((word) => [column, word, field, option] as const)),
);

const recipe = ALGORITHM_FILES.find(({ id }) => id === "us_omb_2025")?.recipe;
const options = { date_order: "month_first", is_own: false } as const;

function read(column: string, word: string, field: string): string {
  if (!recipe) throw new Error("The profile is gone");
  const raw: RawRow = { number: 2, cells: new Map([[column, word]]), problems: [] };
  const [row] = applyRecipe(recipe, raw, wordsOf(recipe, new Map()));
  const report = createReport(row?.cells ?? new Map(), options);
  const { set, answers, problems } = readAlgorithm(report, row?.cells ?? new Map(), {
    centre: undefined,
    isLabel: () => false,
    locale: "en",
  });
  expect(problems.filter(({ code }) => code !== "no_value")).toEqual([]);
  const answer = answers?.find(({ question }) => field === `factsheet.${question.id}`)?.answer;
  const value = field === "lifecycle" ? set[field] : answer?.state === "answered" ? answer.value : undefined;
  return [value ?? ""].flat().map(String).join(", ");
}

test.each(CASES)("%s: %s", (column, word, field, option) => {
  expect(read(column, word, field)).toBe(option);
});
