import type { Lifecycle } from "#contract/algorithms.ts";
import type { QuestionId } from "../template.ts";

/** The values of the closed lists of the US inventory of 2025, as its instructions spell them. */

const WAIVED = "Agency CAIO has waived this minimum practice and reported such waiver to OMB";
const YES_NO = { yes: "Yes", no: "No" };
const PRACTICE = { yes: "a) Yes", in_progress: "b) In-progress", waived: `c) ${WAIVED}` };

type Values = Readonly<Record<string, string>>;

export const OMB_STAGE: Readonly<Record<Lifecycle, string | null>> = (() => {
  const before = "a) Pre-deployment – The use case is in a development or acquisition status.";
  const deployed =
    "c) Deployed – The use case is being actively authorized or utilized to support the functions or mission of an agency.";
  return {
    unknown: null,
    idea: before,
    design: before,
    development: before,
    pilot: "b) Pilot – The use case has been deployed in a limited test or pilot capacity.",
    in_use: deployed,
    paused: deployed,
    retired:
      "d) Retired – The use case was reported in the agency’s prior year’s inventory, but its development and/or use has since been discontinued.",
  };
})();
export const SAME_STAGE: readonly Lifecycle[] = ["unknown", "pilot", "in_use", "retired"];

export const OMB_CONTRACTING: Values = {
  no: "a) Purchased from a vendor",
  yes: "b) Developed in-house",
  partly: "c) Developed with both contracting and in-house resources",
};

export const OMB_PERSONAL_DATA: Values = {
  none: "No",
  anonymous_aggregate: "No",
  pseudonymous: "Yes",
  identifiable: "Yes",
  special_category: "Yes",
};

/** By question; its choices are in the factsheet. */
export const OMB_CHOICES = {
  omb_withheld: {
    no: "a) No",
    disclosure_risk:
      "b) Yes – agency has determined that there’s a risk to disclosure, such as a harm to an interest protected by a FOIA exemption",
    prohibited: "c) Yes – disclosure is prohibited by law",
    other: "d) Other",
  },
  omb_high_impact: {
    high: "a) High-impact",
    presumed_but_not: "b) Presumed high-impact, but determined not high impact",
    not_high: "c) Not high-impact",
  },
  omb_topic: {
    administration: "Administrative Functions",
    benefits: "Government Benefits Processing",
    cybersecurity: "Cybersecurity",
    emergency: "Emergency Management",
    energy_environment: "Energy and the Environment",
    health: "Health and Medical",
    human_resources: "Human Resources",
    information_technology: "Information Technology",
    international: "International Affairs",
    law_enforcement: "Law Enforcement",
    procurement_finance: "Procurement and Financial Management",
    science: "Science",
    service_delivery: "Service Delivery",
    transportation: "Transportation",
    other: "Other",
  },
  omb_classification: {
    agentic:
      "Agentic AI: AI systems that perform tasks or make decisions autonomously with minimal human intervention.",
    classical:
      "Classical/Predictive Machine Learning: Models trained on data to make predictions or classifications based on identified patterns or relationships.",
    vision: "Computer Vision: AI that processes and interprets visual data (e.g., images and videos).",
    generative: "Generative AI: AI that generates new or synthetic content (e.g., images, videos, audio, text, code).",
    language: "Natural Language Processing: AI that processes, interprets, and shares information in human language.",
    reinforcement:
      "Reinforcement Learning: AI trained through trial and error using rewards and penalties to optimize decision-making policies.",
  },
  omb_ato: YES_NO,
  omb_demographics: {
    race_ethnicity: "a) Race/Ethnicity",
    sex: "b) Sex",
    age: "c) Age",
    religion: "d) Religious Affiliation",
    socioeconomic: "e) Socioeconomic Status",
    ability: "f) Ability Status",
    residency: "g) Residency Status",
    marital: "h) Marital Status",
    income: "i) Income",
    employment: "j) Employment Status",
    none: "k) None of the above",
    other: "l) Other",
  },
  omb_custom_code: YES_NO,
  omb_testing: PRACTICE,
  omb_assessment: PRACTICE,
  omb_review: {
    other_office:
      "a) Yes – by another appropriate agency office or reviewer not directly involved in the AI’s development",
    oversight_board: "b) Yes – by an agency AI oversight board not directly involved in the AI’s development",
    chief_officer: "c) Yes – by the CAIO",
    in_progress: "d) In-progress",
    waived: `e) ${WAIVED}`,
  },
  omb_monitoring: {
    yes: "a) Yes, sufficient monitoring protocols have been established",
    in_progress: "b) Development of monitoring protocols is in-progress",
    waived: `c) ${WAIVED}`,
  },
  omb_training: {
    yes: "a) Yes, sufficient and periodic training has been established",
    in_progress: "b) Establishment of sufficient and periodic training is in-progress",
    waived: `c) ${WAIVED}`,
  },
  omb_fail_safe: {
    yes: "a) Yes",
    not_applicable: "b) Not applicable",
    in_progress: "c) In-progress",
    waived: `d) ${WAIVED}`,
  },
  omb_appeal: {
    yes: "a) Yes, an appropriate appeal process has been established",
    not_applicable: "b) Not applicable",
    in_progress: "c) Establishment of an appropriate appeal process is in-progress",
    precluded:
      "d) Law, operational limitations, or governmentwide guidance precludes an opportunity for an individual to appeal",
    waived: `e) ${WAIVED}`,
  },
  omb_consultation: {
    usability_testing: "a) Direct usability testing",
    public_comments: "b) General solicitations of feedback and comments from the public",
    hearings: "c) Public hearings or meetings",
    other: "d) Other",
    in_progress: "e) In-progress",
    waived: `f) ${WAIVED}`,
  },
} as const satisfies Partial<Record<QuestionId, Values>>;
