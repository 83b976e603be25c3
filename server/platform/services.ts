import type { Config } from "./config.ts";
import type { Database } from "./database/db.ts";
import type { Jobs } from "./workers/jobs.ts";
import type { Log } from "./process/log.ts";
import type { Mailer } from "./mail/mail.ts";
import type { Outbound } from "./outbound/outbound.ts";
import type { SecretBox } from "./identity/secret-box.ts";
import type { Storage } from "./media/storage.ts";
import type { Workers } from "./workers/worker-pool.ts";

/** Created once at start-up and available to every request. */
export type Services = {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly outbound: Outbound;
  readonly jobs: Jobs;
  readonly workers: Workers;
  readonly secrets: SecretBox;
  readonly log: Log;
};
