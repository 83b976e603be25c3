import type { SupplierRole } from "#contract/algorithms.ts";
import type { ReadAnswers } from "./read-answer.ts";
import type * as z from "zod";
import type { Problem } from "../read/raw-row.ts";
import type { ReadPart } from "./read-record.ts";

export type ReadPlace = ReadPart & { readonly id: string | undefined };
export type ReadSupplier = { readonly name: string; readonly role: z.infer<typeof SupplierRole> };

/** A row of the file as we understand it; nothing has been compared with what we have. */
export type ReadRow = ReadPart & {
  readonly number: number;
  readonly id: string | undefined;
  /** Others by the column that points to them: `{ status_id: "Active" }`. */
  readonly links: Readonly<Record<string, string>>;
  readonly labels: readonly string[] | undefined;
  readonly place: ReadPlace | undefined;
  readonly suppliers: readonly ReadSupplier[] | undefined;
  readonly answers: ReadAnswers | undefined;
  readonly problems: Problem[];
};
