import fc from "fast-check";
import { expect, test } from "vitest";
import { openDirectory } from "#server/testing/directory.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { HOSTILE_TEXTS } from "#server/testing/hostile-values.ts";

const t = await startTestApp();

const oneOf = <const T>(...values: T[]) => fc.constantFrom(...values);
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "binary", maxLength: 40 }));
const anything = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  fc.boolean(),
  oneOf<unknown>(null, 0, -1, Number.MAX_VALUE, "False", "TRUE", [], {}, [[]], [null], { value: null }, [
    { value: {} },
  ]),
  fc.object({ maxDepth: 3, maxKeys: 4 }),
  fc.array(fc.object({ maxDepth: 1, maxKeys: 2 }), { maxLength: 4 }),
);
const NAMES = oneOf(
  ..."userName externalId displayName active name name.givenName emails emails.value members members.value groups schemas id meta password __proto__ constructor".split(
    " ",
  ),
  'emails[type eq "work"].value',
  'members[value eq "x"]',
  "members[value co",
  "name[formatted pr]",
  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager",
  "urn:ietf:params:scim:schemas:core:2.0:User:userName",
);
const name = fc.oneof({ weight: 4, arbitrary: NAMES }, hostileText);
const resource = fc
  .array(fc.tuple(name, anything), { maxLength: 6 })
  .map((entries) => Object.fromEntries(entries) as Record<string, unknown>);
const operation = fc.record(
  {
    op: fc.oneof(oneOf("Add", "replace", "REMOVE"), anything),
    path: fc.oneof(name, anything),
    value: fc.oneof(anything, resource),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  resource,
  fc.record({ userName: fc.oneof(fc.constant("a@b.example"), hostileText), emails: anything, active: anything }),
  fc.record({ Operations: fc.oneof(fc.array(fc.oneof(operation, anything), { maxLength: 4 }), anything) }),
  anything,
);
const filter = fc
  .array(
    fc.oneof(
      NAMES,
      oneOf("eq", "ne", "co", "pr", "gt", "and", "or", "not", "(", ")", "[", "]", '"x"', "true", "null", "1"),
      hostileText,
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(" "));

test("generated bodies, paths and filters are answered in the protocol's words, never with a fault of ours", async () => {
  expect.hasAssertions();
  const { call, createUser, createGroup } = await openDirectory(t);
  const person = await createUser("ana");
  const group = await createGroup("Guide editors", [person]);
  const paths = oneOf("/Users", "/Groups", `/Users/${person.id}`, `/Groups/${group.id}`, "/Schemas", "/Users/.search");
  const sent = fc.record({
    method: oneOf("GET", "POST", "PUT", "PATCH"),
    path: paths,
    body,
    query: fc.dictionary(
      oneOf("filter", "startIndex", "count", "attributes", "excludedAttributes"),
      fc.oneof(filter, hostileText),
      {
        maxKeys: 3,
      },
    ),
    match: fc.option(
      hostileText.map((text) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, "")).slice(0, 100)),
      { nil: undefined },
    ),
  });
  await fc.assert(
    fc.asyncProperty(sent, async ({ method, path, body, query, match }) => {
      const text = method === "GET" ? undefined : JSON.stringify(body);
      const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, value])).toString();
      const answer = await call(method, `${path}?${search}`, text, match === undefined ? {} : { "if-match": match });
      const type = answer.headers["content-type"] ?? "application/scim+json";
      expect(answer).toMatchObject({ status: expect.toSatisfy((status: number) => status < 500) });
      expect(type).toMatch(/^application\/scim\+json/);
    }),
    { numRuns: 300 },
  );
});

test("broken and unusual requests are refused", async () => {
  const { call } = await openDirectory(t);
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const bodies = [
    '{"userName":',
    "\u0000",
    '"text"',
    "[]",
    "null",
    deep,
    `{"userName":${deep}}`,
    '{"__proto__":{"active":true}}',
  ];
  for (const text of bodies)
    expect([text.slice(0, 20), (await call("POST", "/Users", text)).status]).toEqual([text.slice(0, 20), 400]);
  expect((await call("POST", "/Users", "a=b", { "content-type": "text/html" })).status).toBe(415);
  expect((await call("GET", "/Users?filter=a&filter=b")).status).toBe(400);
  expect((await call("GET", "/Users/%00")).status).toBe(404);
  const long = Array.from({ length: 1500 }, () => "(").join("");
  expect((await call("GET", `/Users?filter=${long}`)).body).toMatchObject({ scimType: "invalidFilter" });
});
