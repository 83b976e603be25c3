import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { uuidv7 } from "uuidv7";
import type * as z from "zod";
import { call } from "#admin/api/call.ts";
import { showErrors } from "#admin/api/errors.ts";
import { invalidate } from "#admin/api/query.ts";
import { resolve } from "#admin/i18n/validation.ts";
import { isPasswordNeeded } from "#admin/records/password-needed.ts";
import {
  type ApiToken,
  type ApiTokenInput,
  apiTokensApi,
  DEFAULT_TOKEN_DAYS,
  type TokenRole,
} from "#contract/api-tokens.ts";
import { TOKEN_NOUNS, type TokenScopes } from "#contract/token-scopes.ts";

export type FreshToken = { readonly token: ApiToken; readonly secret: string };
type TokenValues = z.input<typeof ApiTokenInput>;

/** Lazy: the contract is only needed for validation. */
const rules = async () => (await import("#contract/api-tokens.ts")).ApiTokenInput;

/** A viewer's token can only read. */
const readOnly = (scopes: TokenScopes): TokenScopes =>
  Object.fromEntries(TOKEN_NOUNS.flatMap((noun) => (scopes[noun] ? [[noun, "read"]] : [])));

type Setup = { canEdit: boolean; onFresh: (fresh: FreshToken) => void };

/** Creates a token and its secret. The password may have to be confirmed first. */
export function useTokenForm({ canEdit, onFresh }: Setup) {
  const client = useQueryClient();
  // chosen here, so a retry cannot create two tokens
  const [id] = useState(uuidv7);
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useForm<TokenValues, unknown, ApiTokenInput>({
    defaultValues: {
      name: "",
      kind: "person",
      role: canEdit ? "editor" : "viewer",
      scopes: {},
      days: DEFAULT_TOKEN_DAYS,
    },
    resolver: resolve(rules),
  });
  const save = form.handleSubmit(async (values) => {
    try {
      await call(apiTokensApi.create, { body: { api_token: { ...values, id } } });
      const { api_token, secret } = await call(apiTokensApi.makeSecret, { params: { id } });
      onFresh({ token: api_token, secret });
      void invalidate(client, apiTokensApi.list);
    } catch (error) {
      if (isPasswordNeeded(error)) setIsConfirming(true);
      else showErrors(error, form);
    }
  });
  const confirmed = () => {
    setIsConfirming(false);
    void save();
  };
  const chooseRole = (role: TokenRole) => {
    form.setValue("role", role);
    if (role === "viewer") form.setValue("scopes", readOnly(form.getValues("scopes")));
  };
  return { form, save, chooseRole, isConfirming, confirmed, giveUp: () => setIsConfirming(false) };
}
