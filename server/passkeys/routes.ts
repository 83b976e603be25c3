import { passkeysApi } from "#contract/passkeys.ts";
import { done, route } from "#server/platform/http/http.ts";
import { addPasskey, startCreation } from "./add-passkey.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./service.ts";
import { confirm, signIn, startConfirmation, startSignIn } from "./sign-in.ts";

export const passkeyRoutes = [
  route(passkeysApi.list, async (ctx) => ({ passkeys: await listPasskeys(ctx) })),
  route(passkeysApi.startCreation, (ctx) => startCreation(ctx)),
  route(passkeysApi.create, (ctx, { body }) => addPasskey(ctx, body.passkey)),
  route(passkeysApi.rename, async (ctx, { params, body }) => ({
    passkey: await renamePasskey(ctx, params.id, body.passkey.name),
  })),
  route(passkeysApi.remove, (ctx, { params }) => done(removePasskey(ctx, params.id))),
  route(passkeysApi.startSignIn, (ctx) => startSignIn(ctx)),
  route(passkeysApi.signIn, (ctx, { body }) => signIn(ctx, body.credential)),
  route(passkeysApi.startConfirmation, (ctx) => startConfirmation(ctx)),
  route(passkeysApi.confirm, (ctx, { body }) => done(confirm(ctx, body.credential))),
];
