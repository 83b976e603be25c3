export type Settings = Record<string, string | number>;

const defaults: Settings = {
  listen_addresses: "",
  shared_buffers: "128MB",
  max_connections: 50,
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // Of an SSD: a page found by an index costs little more than the next one in order.
  random_page_cost: 1.1,
  // What people typed must not reach the log: neither the failing statement nor its values.
  log_statement: "none",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

export function settingArguments(settings: Settings): string[] {
  return Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Only what a server needs: PGDATA, PGOPTIONS and the like in the app's environment are meant for somebody else. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, LD_LIBRARY_PATH, LC_ALL: undefined, LC_MESSAGES: "C", TZ: "UTC" };
}
