export type Settings = Record<string, string | number>;

const defaults: Settings = {
  listen_addresses: "",
  shared_buffers: "128MB",
  max_connections: 50,
  timezone: "UTC",
  log_timezone: "UTC",
  jit: "off",
  // For SSDs, where random reads cost little more than sequential ones.
  random_page_cost: 1.1,
  // Keep people's input out of the log: no failing statements, no values.
  log_statement: "none",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

export function settingArguments(settings: Settings): string[] {
  return Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Only what the server needs: PGDATA, PGOPTIONS etc. in the app's environment are meant for other programs. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, LD_LIBRARY_PATH, LC_ALL: undefined, LC_MESSAGES: "C", TZ: "UTC" };
}
