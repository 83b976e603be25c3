import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

test("no log line contains a password, token, cookie or address", () => {
  let text = "";
  const sink = new Writable({
    write(chunk: Buffer, _encoding, next) {
      text += chunk.toString();
      next();
    },
  });
  const log = createLog("info", sink);
  log.info({
    body: { password: "hunter2hunter2", token: "t0k3n" },
    headers: { authorization: "Bearer t0k3n", cookie: "c00kie" },
  });
  expect(text).not.toMatch(/hunter2|t0k3n|c00kie/);
});
