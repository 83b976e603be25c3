import type { FactsheetTemplate } from "./question.ts";
import { ACCOUNTABILITY } from "./sections/accountability.ts";
import { CLASSIFICATION } from "./sections/classification.ts";
import { DATA } from "./sections/data.ts";
import { LAW } from "./sections/law.ts";
import { PROCESS } from "./sections/process.ts";
import { PUBLICATION } from "./sections/publication.ts";
import { PURPOSE } from "./sections/purpose.ts";
import { REGISTERS } from "./sections/registers.ts";
import { RISKS_AND_RIGHTS } from "./sections/risks-and-rights.ts";
import { WORKING } from "./sections/working.ts";

/**
 * Questions of an algorithm's factsheet. The algorithm's own fields (name, summary, lifecycle, themes, organizations,
 * contact, review) are not repeated. Never change an id: answers, files and texts are stored under it.
 */
export const FACTSHEET_TEMPLATE = {
  version: "1",
  sections: [
    PURPOSE,
    PROCESS,
    WORKING,
    DATA,
    LAW,
    RISKS_AND_RIGHTS,
    ACCOUNTABILITY,
    CLASSIFICATION,
    PUBLICATION,
    REGISTERS,
  ],
} as const satisfies FactsheetTemplate;

export type SectionId = (typeof FACTSHEET_TEMPLATE)["sections"][number]["id"];
export type QuestionId = (typeof FACTSHEET_TEMPLATE)["sections"][number]["questions"][number]["id"];
