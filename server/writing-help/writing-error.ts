import type { WritingProblem } from "#contract/writing-help.ts";

export class WritingError extends Error {
  readonly problem: WritingProblem;

  constructor(problem: WritingProblem, options: ErrorOptions = {}) {
    super(problem, options);
    this.name = "WritingError";
    this.problem = problem;
  }
}
