import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, expect, test } from "vitest";
import { startDns, type Zone } from "#server/testing/dns-server.ts";
import { createOutbound } from "./outbound.ts";

const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

async function startReceiver(answer: RequestListener) {
  const seen: { host: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      seen.push({ host: request.headers.host, body });
      answer(request, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { seen, port: (server.address() as AddressInfo).port };
}

async function withNames(zone: Zone, outbound_hosts: string[] = []) {
  const dns = await startDns(zone);
  closers.push(dns.stop);
  return { ...createOutbound({ dns_servers: [dns.server], outbound_hosts }), asked: dns.asked };
}

const POST = { headers: { "content-type": "application/json" }, body: "{}", deadline_ms: 5000 };

test.each([
  "http://hooks.example.org/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://0x7f.1/",
  "https://[::1]/",
  "https://[::ffff:169.254.169.254]/",
  "https://user:secret@hooks.example.org/",
  "https://inside.example.org/",
  "https://inside6.example.org/",
  "https://both.example.org/",
])("refuses %s, when saving and when sending", async (url) => {
  const outbound = await withNames({
    "hooks.example.org": { A: "93.184.215.14" },
    "inside.example.org": { A: "10.0.0.5" },
    "inside6.example.org": { AAAA: "fd00::1" },
    // one public address does not allow the other
    "both.example.org": { A: ["93.184.215.14", "127.0.0.1"] },
  });
  await expect(outbound.check(url)).rejects.toMatchObject({ problem: "address_not_allowed" });
  await expect(outbound.post(url, POST)).rejects.toMatchObject({ problem: "address_not_allowed" });
});

test("a name that is public when saved but later resolves here reaches nothing", async () => {
  const receiver = await startReceiver((_, response) => response.end("inside"));
  let isLater = false;
  const outbound = await withNames({ "turn.example.org": () => ({ A: isLater ? "127.0.0.1" : "93.184.215.14" }) });
  const url = `https://turn.example.org:${receiver.port}/`;
  await outbound.check(url);
  isLater = true;
  await expect(outbound.post(url, POST)).rejects.toMatchObject({ problem: "address_not_allowed" });
  expect(receiver.seen).toEqual([]);
});

test("resolves the name once and connects to the checked address, keeping the host name", async () => {
  const receiver = await startReceiver((_, response) => response.end("ok"));
  let asked = 0;
  // a second lookup would lead to an address where nothing listens
  const zone: Zone = { "hooks.internal": () => ({ A: (asked += 1) <= 2 ? "127.0.0.1" : "127.0.0.2" }) };
  const outbound = await withNames(zone, ["hooks.internal"]);
  const url = `http://hooks.internal:${receiver.port}/in`;
  expect(await outbound.post(url, { ...POST, body: "hello" })).toMatchObject({ status: 200, text: "ok" });
  expect(receiver.seen).toEqual([{ host: `hooks.internal:${receiver.port}`, body: "hello" }]);
  expect(outbound.asked.toSorted()).toEqual(["A hooks.internal", "AAAA hooks.internal"]);
});

test("an encrypted connection checks the certificate for the name, not the address", async () => {
  const names: string[] = [];
  const server = createTlsServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(new Error("no certificate"));
    },
  });
  server.on("tlsClientError", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close());
  const outbound = await withNames({ "hooks.internal": { A: "127.0.0.1" } }, ["hooks.internal"]);
  const url = `https://hooks.internal:${(server.address() as AddressInfo).port}/`;
  await expect(outbound.post(url, POST)).rejects.toMatchObject({ problem: "connection_failed" });
  expect(names).toEqual(["hooks.internal"]);
});

test("returns a redirect without following it", async () => {
  const target = await startReceiver((_, response) => response.end("secret"));
  const receiver = await startReceiver((_, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${target.port}/` }).end(),
  );
  const outbound = await withNames({}, [`127.0.0.1:${receiver.port}`]);
  const answer = await outbound.post(`http://127.0.0.1:${receiver.port}/`, POST);
  expect(answer.status).toBe(307);
  expect(target.seen).toEqual([]);
});

test("an allowed host with a port is allowed at that port only", async () => {
  const receiver = await startReceiver((_, response) => response.end("ok"));
  const outbound = await withNames({}, [`127.0.0.1:${receiver.port}`]);
  await outbound.check(`http://127.0.0.1:${receiver.port}/`);
  await expect(outbound.check(`http://127.0.0.1:${receiver.port + 1}/`)).rejects.toThrow("address_not_allowed");
  await expect(outbound.check("https://127.0.0.1/")).rejects.toThrow("address_not_allowed");
});

test("reads only the beginning of an endless response", async () => {
  const receiver = await startReceiver((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(1024)));
    };
    response.on("drain", more);
    more();
  });
  const outbound = await withNames({}, [`127.0.0.1:${receiver.port}`]);
  const { text } = await outbound.post(`http://127.0.0.1:${receiver.port}/`, POST);
  expect(text).toHaveLength(4096);
});

test("times out when a server accepts the connection but never responds", async () => {
  const silent = createTcpServer();
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  closers.push(() => silent.close());
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const outbound = await withNames({}, [host]);
  const sent = outbound.post(`http://${host}/`, { ...POST, deadline_ms: 50 });
  await expect(sent).rejects.toMatchObject({ problem: "timed_out" });
});

test("a name that does not resolve can be saved, and fails when something is sent", async () => {
  const outbound = await withNames({});
  await outbound.check("https://tomorrow.example.org/");
  const sent = outbound.post("https://tomorrow.example.org/", POST);
  await expect(sent).rejects.toMatchObject({ problem: "name_not_found" });
});

test("reports a refused connection", async () => {
  const outbound = await withNames({}, ["127.0.0.1:1"]);
  await expect(outbound.post("http://127.0.0.1:1/", POST)).rejects.toMatchObject({ problem: "connection_failed" });
});
