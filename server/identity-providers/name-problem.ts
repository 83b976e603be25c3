import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from "openid-client";
import type { ProviderProblem } from "#contract/identity-providers.ts";
import { OutboundError } from "#server/platform/outbound/outbound.ts";

/** A failure between us and a provider, in a word that the screens know. */
export class ProviderError extends Error {
  readonly problem: ProviderProblem;
  /** The provider's own error code. */
  readonly answer: string;

  constructor(problem: ProviderProblem, answer = "", options: ErrorOptions = {}) {
    super(answer ? `${problem}: ${answer}` : problem, options);
    this.name = "ProviderError";
    this.problem = problem;
    this.answer = answer;
  }
}

/** Error codes of OAuth are short words; anything else is not shown. */
const codeOf = (text: string | undefined) => (text && /^[\w.-]{1,64}$/.test(text) ? text : "");

const CLIENT_REFUSED = new Set(["invalid_client", "unauthorized_client", "access_denied"]);

function ofAnswer(error: ResponseBodyError) {
  const answer = codeOf(error.error);
  return new ProviderError(CLIENT_REFUSED.has(answer) ? "client_refused" : "answer_invalid", answer, { cause: error });
}

function ofClient(error: ClientError) {
  const { code = "" } = error;
  if (code === "OAUTH_TIMEOUT") return new ProviderError("timed_out", "", { cause: error });
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return new ProviderError("clock_off", "", { cause: error });
  return new ProviderError("answer_invalid", codeOf(code), { cause: error });
}

const outboundIn = (error: unknown): OutboundError | undefined => {
  if (error instanceof OutboundError) return error;
  return error instanceof Error && error.cause ? outboundIn(error.cause) : undefined;
};

/** Undefined: a bug of ours. */
function known(error: unknown): ProviderError | undefined {
  if (error instanceof ProviderError) return error;
  const outbound = outboundIn(error);
  if (outbound) return new ProviderError(outbound.problem, "", { cause: error });
  if (error instanceof AuthorizationResponseError)
    return new ProviderError("denied", codeOf(error.error), { cause: error });
  if (error instanceof ResponseBodyError) return ofAnswer(error);
  if (error instanceof WWWAuthenticateChallengeError)
    return new ProviderError("client_refused", codeOf(error.cause[0]?.parameters["error"]), { cause: error });
  return error instanceof ClientError ? ofClient(error) : undefined;
}

export function nameProblem(error: unknown): ProviderError {
  const named = known(error);
  if (!named) throw error;
  return named;
}
