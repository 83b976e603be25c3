export const INSUFFICIENT_PRIVILEGE = "42501";
/**
 * Another process just created the same role or grant: duplicate_object, unique_violation, "tuple concurrently
 * updated".
 */
const MEANWHILE = ["42710", "23505", "XX000"];
const TRIES = 5;

export const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/**
 * Roles are server-wide and locks are per database, so two Guideposts that start at once may create the same role.
 * Work that checks before it acts can simply be retried.
 */
export async function retryRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !MEANWHILE.includes(codeOf(error))) throw error;
    }
}
