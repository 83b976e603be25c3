const ERROR_SCHEMA = "urn:ietf:params:scim:api:messages:2.0:Error";

/** RFC 7644, 3.12. */
type ScimType =
  | "invalidFilter"
  | "invalidPath"
  | "invalidSyntax"
  | "invalidValue"
  | "mutability"
  | "noTarget"
  | "tooMany"
  | "uniqueness";

/** An expected failure, as the protocol words it. */
export class ScimError extends Error {
  readonly status: number;
  readonly type: ScimType | undefined;

  constructor(status: number, message: string, type?: ScimType) {
    super(message);
    this.name = "ScimError";
    this.status = status;
    this.type = type;
  }
}

export const errorBody = (status: number, detail: string, scimType?: string) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType && { scimType }),
  detail,
});

export const invalidValue = (message: string) => new ScimError(400, message, "invalidValue");
export const invalidPath = (message: string) => new ScimError(400, message, "invalidPath");
export const invalidFilter = (message: string) => new ScimError(400, message, "invalidFilter");
export const invalidSyntax = (message: string) => new ScimError(400, message, "invalidSyntax");
export const notUnique = (message: string) => new ScimError(409, message, "uniqueness");
export const noResource = () => new ScimError(404, "There is no such resource");
