import type { FastifyInstance } from "fastify";
import { auditAccount } from "#server/platform/records/audit.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Services } from "#server/platform/services.ts";
import { isLeaving, namedBy } from "./sign-leaving.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Unsubscribes the holder of a digest: the person, or their mail program. Idempotent. */
export const leaveDigest = (system: Db, token: string) =>
  system.transaction().execute(async (db) => {
    const id = namedBy(token);
    const person = UUID.test(id)
      ? await db
          .selectFrom("users")
          .select(["id", "digest", "digest_key"])
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!person || !isLeaving(person, token)) throw new AppError("link_invalid", "This link does not work");
    if (person.digest === "none") return;
    await db.updateTable("users").set({ digest: "none" }).where("id", "=", id).execute();
    await auditAccount(db, id, {
      action: "user.updated",
      by_stranger: true,
      before: { digest: person.digest },
      after: { digest: "none" },
    });
  });

export const ONE_CLICK_PATH = "/api/user/one_click";

/** RFC 8058 one-click unsubscribe: mail programs post a form of their own, and only the URL matters. */
export const registerOneClick = (app: FastifyInstance, { database }: Pick<Services, "database">) =>
  app.register(async (scope) => {
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 4096 }, (_request, _body, done) => done(null));
    scope.post<{ Querystring: { token?: unknown } }>(ONE_CLICK_PATH, async ({ query: { token } }, reply) => {
      await leaveDigest(database.system, typeof token === "string" ? token : "");
      return reply.header("cache-control", "no-store").send({ ok: true });
    });
  });
