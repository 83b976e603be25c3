import type { Lifecycle } from "#contract/algorithms.ts";
import { type Draft, finish, type RequiredField, startDraft, type Written } from "./draft.ts";
import type { StandardSource } from "./source.ts";

/** The uses and ranges of the consolidated list, as its form spells them. */
export const OMB_COMMERCIAL_CHOICES = {
  omb_commercial_use: {
    scheduling: "Scheduling internal-to-government meetings or appointments or setting reminders using AI.",
    time_tracking: "Logging and analyzing time spent on tasks using AI-powered time management tools.",
    meetings:
      "Transcribing, summarizing, or other efforts that improve the accessibility of a virtual meeting or interview using AI.",
    email: "Prioritizing and categorizing incoming emails using AI.",
    media_editing: "Editing images, videos, or other public affairs materials using AI.",
    social_media: "Scheduling and managing social media posts using AI.",
    drafting: "Generating first drafts of documents, briefing, or communication materials using AI.",
    writing: "Improving the quality of written communications using AI tools.",
    summarizing: "Summarizing the key points of a lengthy report using AI.",
    charts: "Creating visual representations of data sets for reports or presentations using AI.",
    word_processing: "Using AI-assisted tools in word processors.",
    code: "Generating code using AI.",
    search: "Searching for agency information using a knowledge retrieval system.",
    stockroom: "Identifying and cataloging items in a storage room using AI-driven image recognition.",
    security: "Managing or implementing security controls for information systems (e.g., cybersecurity) using AI",
    service_desk: "Managing and prioritizing internal service or help desk tickets using AI.",
    news: "Curating news articles and updates based on user preferences using AI.",
    routes: "Planning travel routes using AI-driven map applications.",
    travel: "Finding and booking travel accommodations using AI-powered platforms.",
    unlocking:
      "Unlocking smartphones or other devices without the need for passwords or PINs using AI-based facial recognition technology.",
  },
  omb_users: {
    to_100: "1-100",
    to_1000: "101-1000",
    to_5000: "1001-5000",
    to_10000: "5001-10,000",
    to_50000: "10,000-50,000",
    over_50000: "50,000+",
  },
} as const;

const AGENCY = "Agency";
const USE = "AI Use Case";
const IS_USED = "Agency Use (Y/N)?";
const PRODUCTS = "Name of Commercial Product or Service Used";
const USERS = "Estimated # of Licenses/Users";
export const OMB_COMMERCIAL_COLUMNS: readonly string[] = [AGENCY, USE, IS_USED, PRODUCTS, USERS];

const USED: readonly Lifecycle[] = ["pilot", "in_use", "paused"];

const ALWAYS: readonly RequiredField[] = [
  { field: AGENCY, title: AGENCY, place: "algorithm.deployer_id" },
  { field: USE, title: USE, place: "omb_commercial_use" },
  { field: IS_USED, title: IS_USED, place: "algorithm.lifecycle" },
];
const IF_USED: readonly RequiredField[] = [
  { field: PRODUCTS, title: PRODUCTS, place: "omb_products" },
  { field: USERS, title: USERS, place: "omb_users" },
];

function writeRecord({ algorithm, set, lose, choiceOf, answerTo }: Draft) {
  const { lifecycle, deployer } = algorithm;
  const chosen = (id: keyof typeof OMB_COMMERCIAL_CHOICES) =>
    (OMB_COMMERCIAL_CHOICES[id] as Readonly<Record<string, string>>)[choiceOf(id) ?? ""];
  set(AGENCY, deployer?.name);
  set(USE, chosen("omb_commercial_use"));
  if (lifecycle !== "unknown") {
    set(IS_USED, USED.includes(lifecycle) ? "Y" : "N");
    lose("lifecycle", "narrowed");
  }
  set(PRODUCTS, answerTo("omb_products")?.value);
  set(USERS, chosen("omb_users"));
}

const WITHOUT_COUNTERPART = [
  "name",
  "reference",
  "department",
  "suppliers",
  "contact_email",
  "start_month",
  "summary",
  "themes",
  "algorithm_type",
  "end_month",
  "publication_category",
  "contact_url",
  "labels",
  "image_key",
  "review_due_on",
  "last_verified_on",
] as const;

/** A use of commercial products in the consolidated list of the US federal AI inventory of 2025. */
export function writeOmbCommercial(source: StandardSource, locale: string): Written {
  const draft = startDraft(source, locale);
  writeRecord(draft);
  draft.reportRest(WITHOUT_COUNTERPART);
  return finish(draft, [...ALWAYS, ...(draft.record[IS_USED] === "Y" ? IF_USED : [])]);
}
