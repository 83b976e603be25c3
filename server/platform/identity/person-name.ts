import { sql } from "kysely";

/** Whoever a column names: a member, or somebody who has left and is known for what they did. Nobody else has a name here. */
export const personName = (column: string) => sql<string | null>`person_name(${sql.ref(column)})`;
