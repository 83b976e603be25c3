export const INSUFFICIENT_PRIVILEGE = "42501";
/** Another process made the same role or grant a moment ago: duplicate_object, unique_violation, "tuple concurrently updated". */
const MEANWHILE = ["42710", "23505", "XX000"];
const TRIES = 5;

export const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/**
 * Roles belong to the whole server, and no lock reaches from one database to the next: two Guideposts that start at
 * once may create the same one. Work that checks before it acts can simply run again.
 */
export async function retryRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !MEANWHILE.includes(codeOf(error))) throw error;
    }
}
