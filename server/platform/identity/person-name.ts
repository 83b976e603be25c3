import { sql } from "kysely";

/** The name of a member, or of a former member who has left traces. Anyone else's is null. */
export const personName = (column: string) => sql<string | null>`person_name(${sql.ref(column)})`;
