import type { RegisterProblem, RegisterReason } from "#contract/register-connections.ts";

/** Trying again later may help. */
const PASSING: readonly RegisterProblem[] = [
  "name_not_found",
  "timed_out",
  "certificate_invalid",
  "connection_failed",
  "too_many_requests",
  "register_failed",
];

type More = ErrorOptions & {
  readonly answer?: string;
  readonly reasons?: readonly RegisterReason[];
  readonly wait_seconds?: number;
};

/** A failure between us and the register, in a word that the screens know. */
export class RegisterError extends Error {
  readonly problem: RegisterProblem;
  /** In the register's words. */
  readonly answer: string;
  readonly reasons: readonly RegisterReason[];
  /** Nothing was sent: the register's limit is reached for so long. */
  readonly wait_seconds: number | undefined;

  constructor(problem: RegisterProblem, { answer = "", reasons = [], wait_seconds, ...options }: More = {}) {
    super(answer ? `${problem}: ${answer}` : problem, options);
    this.name = "RegisterError";
    this.problem = problem;
    this.answer = answer;
    this.reasons = reasons;
    this.wait_seconds = wait_seconds;
  }

  get isPassing() {
    return PASSING.includes(this.problem);
  }
}
