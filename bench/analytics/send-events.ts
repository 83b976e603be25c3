import autocannon from "autocannon";

/** `send-events.ts <origin> <path> <host> <seconds>`: many readers at once, each at an address of their own. */
const [origin = "", path = "", host = "", seconds = "2"] = process.argv.slice(2);
const READERS = 4000;
const CONNECTIONS = 20;

const headers = (reader: number) => ({
  host,
  origin: `http://${host}`,
  "user-agent": `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.${reader % 10}`,
  "x-forwarded-for": `100.${64 + (reader % 60)}.${Math.floor(reader / 250)}.${1 + (reader % 250)}`,
});

const result = await autocannon({
  url: origin,
  connections: CONNECTIONS,
  duration: Number(seconds),
  requests: Array.from({ length: READERS }, (_, reader) => ({ method: "POST", path, headers: headers(reader) })),
});
console.log(
  JSON.stringify({ accepted: result["2xx"], total: result.requests.total, per_second: result.requests.average }),
);
