// Without the right to list, S3 answers "denied" instead of "not found", so listing is required.
const DENIED = "access is denied, check that S3_ACCESS_KEY_ID may get, put, delete and list in S3_BUCKET";

type Place = { bucket: string; endpoint?: string | undefined };

/** Maps S3 errors to the setting at fault. */
const SETTING_AT_FAULT: Record<string, string> = {
  NoSuchBucket: "the bucket does not exist, check S3_BUCKET",
  InvalidBucketName: "the bucket's name is not valid, check S3_BUCKET",
  AccessDenied: DENIED,
  Forbidden: DENIED,
  InvalidAccessKeyId: "the access key is unknown, check S3_ACCESS_KEY_ID",
  SignatureDoesNotMatch: "the secret is wrong, check S3_SECRET_ACCESS_KEY",
  CredentialsProviderError: "there are no credentials, set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY",
  PermanentRedirect: "the bucket is in another region, check S3_REGION",
  AuthorizationHeaderMalformed: "the region is wrong, check S3_REGION",
  ENOTFOUND: "the host is unknown, check S3_ENDPOINT and S3_FORCE_PATH_STYLE",
  ECONNREFUSED: "nothing answers there, check S3_ENDPOINT",
  TimeoutError: "it does not answer in time, check S3_ENDPOINT",
};

export function isMissingObject(error: unknown): boolean {
  return error instanceof Error && (error.name === "NoSuchKey" || error.name === "NotFound");
}

export function explainS3({ bucket, endpoint = "AWS" }: Place) {
  return (cause: unknown): never => {
    const reason = reasonFor(cause);
    throw new Error(`The image store (bucket ${bucket} at ${endpoint}) cannot be used: ${reason}`, { cause });
  };
}

function reasonFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return SETTING_AT_FAULT[code ?? ""] ?? SETTING_AT_FAULT[error.name] ?? `${error.name} ${error.message}`.trim();
}
