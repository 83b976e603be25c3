/** A start that cannot go on. The message is one or two sentences for the person who runs Guidepost. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}
