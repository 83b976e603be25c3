import type { YearlyReport } from "#contract/yearly-reports.ts";

const two = (number: number) => String(number).padStart(2, "0");
/** Today where the reader is. */
const today = (now = new Date()) => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;

/** Whether the council has been waiting for a report since the day it was due. */
export const isOverdue = (due_on: string | null, { adopted_at }: Pick<YearlyReport, "adopted_at">) =>
  due_on !== null && adopted_at === null && due_on < today();
