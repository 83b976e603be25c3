import { randomBytes } from "node:crypto";
import type { Insertable } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Role } from "#contract/customers.ts";
import { emptyPageContent } from "#contract/page-content.ts";
import type { Database } from "#server/platform/database/db.ts";
import type {
  ApiTokens,
  Algorithms,
  Devices,
  DeviceStatuses,
  FeedbackResponses,
  IdentityProviders,
  Locations,
  Organizations,
  Pages,
  RegisterConnections,
  Suggestions,
  Webhooks,
} from "#server/platform/database/schema.ts";
import { newApiToken } from "#server/platform/identity/api-token.ts";
import { newScimToken } from "#server/platform/identity/scim-token.ts";
import { hintOf } from "#server/platform/identity/token-format.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { newSecret } from "#server/webhooks/sign-delivery.ts";

/** Any column that the factory does not fill itself. Texts are objects by locale: `{ en: "…" }`. */
type Columns<T> = Partial<Omit<Insertable<T>, "id" | "customer_id">>;

const unique = () => randomBytes(5).toString("hex");
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Inserts rows as real use would create them, straight into the database: each test makes its own world. */
export function createFactories({ system: db }: Database) {
  /** With a manager, if one is named. */
  const customer = async (name = "City of Testing", manager_id?: string) => {
    const id = uuidv7();
    const slug = `c-${unique()}`;
    await db.insertInto("customers").values({ id, name, slug }).execute();
    await db
      .insertInto("sites")
      .values({
        id: uuidv7(),
        customer_id: id,
        slug,
        locales: ["en", "km", "es"],
        default_locale: "en",
        name: JSON.stringify({ en: name }),
      })
      .execute();
    if (manager_id)
      await db.insertInto("memberships").values({ customer_id: id, user_id: manager_id, role: "manager" }).execute();
    return { id, name, slug };
  };

  const token = async (owner: { user_id?: string; share_link_id?: string }, expiration = inDays(30)) => {
    const [text, id] = [newToken(), uuidv7()];
    const guest = owner.share_link_id === undefined ? {} : { guest_id: id };
    await db
      .insertInto("auth_tokens")
      .values({ id, token_hash: hashToken(text), expiration, password_seen_at: inDays(0), ...owner, ...guest })
      .execute();
    return text;
  };

  const person = async (
    who: {
      admin?: boolean;
      role?: Role | null;
      customer_id?: string;
      expiration?: string;
      email?: string;
      password_hash?: string;
      name?: string;
      ui_locale?: string;
    } = {},
  ) => {
    const customer_id = who.customer_id ?? (await customer()).id;
    const id = uuidv7();
    const email = who.email ?? `person-${unique()}@example.org`;
    await db
      .insertInto("users")
      .values({
        id,
        email,
        name: who.name ?? "Test Person",
        ui_locale: who.ui_locale ?? null,
        password_hash: who.password_hash ?? "",
        admin: who.admin ?? false,
        customer_id,
        tos_accepted_at: inDays(0),
      })
      .execute();
    const role = who.role === undefined ? "editor" : who.role;
    if (role) await db.insertInto("memberships").values({ customer_id, user_id: id, role }).execute();
    return { user_id: id, email, customer_id, token: await token({ user_id: id }, who.expiration) };
  };

  const shareLink = async (input: {
    customer_id: string;
    redirect_to: string;
    expires_at?: string;
    permission?: "view" | "suggest";
    label?: string;
  }) => {
    const id = uuidv7();
    const link_token = newToken();
    const { expires_at = inDays(14), ...rest } = input;
    await db
      .insertInto("share_links")
      .values({ id, token_hash: hashToken(link_token), permission: "view", expires_at, ...rest })
      .execute();
    return { id, link_token, token: await token({ share_link_id: id }, expires_at) };
  };

  /** At an address that no request may go to. */
  const identityProvider = async (customer_id: string, input: Columns<IdentityProviders> = {}) => {
    const usual = { name: "City", issuer: "https://10.0.0.1", client_id: "guidepost", is_active: true };
    await db
      .insertInto("identity_providers")
      .values({ id: uuidv7(), customer_id, ...usual, ...input })
      .execute();
  };

  /** At addresses that no request may go to. */
  const registerConnection = async (customer_id: string, input: Columns<RegisterConnections> = {}) => {
    const usual = {
      api_address: "https://10.0.0.1/aanleverapi/v1_0",
      token_address: "https://10.0.0.1/token",
      organization: "gm0001",
      login: "client",
      client_id: "guidepost",
      is_on: true,
    };
    await db
      .insertInto("register_connections")
      .values({ id: uuidv7(), customer_id, ...usual, ...input })
      .execute();
  };

  /** An entry of an algorithm that the register has as a draft. */
  const registerRecord = async (customer_id: string, algorithm_id: string) => {
    await db
      .insertInto("register_records")
      .values({ customer_id, algorithm_id, lars: unique(), stage: "draft", digest: "-" })
      .execute();
  };

  /** A language model that is on and needs no key. */
  const writingHelp = async (customer_id: string, { address, model }: { address: string; model: string }) => {
    await db.insertInto("writing_help").values({ customer_id, is_on: true, address, model }).execute();
  };

  /** Of a customer with a provider. */
  const scimToken = async (customer_id: string) => {
    const secret = newScimToken();
    const values = { customer_id, token_hash: hashToken(secret), hint: hintOf(secret) };
    await db.insertInto("scim_tokens").values(values).execute();
    return secret;
  };

  /** A comment through a share link that may suggest changes to a device. */
  const suggestion = async (customer_id: string, device_id: string, input: Columns<Suggestions> = {}) => {
    const redirect_to = `/inventory/devices/${device_id}`;
    const link = await shareLink({ customer_id, redirect_to, permission: "suggest" });
    const id = uuidv7();
    const values = { id, customer_id, share_link_id: link.id, part: "details", comment: "Why?", proposer: "Ana" };
    await db
      .insertInto("suggestions")
      .values({ ...values, ...input })
      .execute();
    return { id, share_link_id: link.id };
  };

  /** A comment with redacted personal data. */
  const feedback = async (customer_id: string, input: Columns<FeedbackResponses> = {}) => {
    const id = uuidv7();
    const usual = {
      channel: "web",
      locale: "en",
      answers: { feeling: 2 },
      comment: "Write to [email]",
      case_status: "new",
    };
    await db
      .insertInto("feedback_responses")
      .values({ id, customer_id, ...usual, covered: ["email"], ...input })
      .execute();
    await db
      .insertInto("feedback_originals")
      .values({ response_id: id, customer_id, comment: "Write to ana@example.org" })
      .execute();
    return { id };
  };

  const status = async (customer_id: string, name = "Active", input: Columns<DeviceStatuses> = {}) => {
    const id = uuidv7();
    await db
      .insertInto("device_statuses")
      .values({ id, customer_id, name, color: "#16a34a", position: 1, phase: "active", ...input })
      .execute();
    return { id, name };
  };

  const organization = async (customer_id: string, input: Columns<Organizations> = {}) => {
    const id = uuidv7();
    const { name = `Organization ${unique()}` } = input;
    await db
      .insertInto("organizations")
      .values({ id, customer_id, ...input, name })
      .execute();
    return { id, name };
  };

  const device = async (customer_id: string, input: Columns<Devices> = {}) => {
    const id = uuidv7();
    const { name = "Air quality mast" } = input;
    await db
      .insertInto("devices")
      .values({ id, customer_id, ...input, name })
      .execute();
    return { id, name };
  };

  const location = async (customer_id: string, device_id: string, input: Columns<Locations> = {}) => {
    const id = uuidv7();
    await db
      .insertInto("locations")
      .values({ id, customer_id, position: 1, address: "1 Harbour Walk", ...input, device_id })
      .execute();
    return { id };
  };

  const algorithm = async (customer_id: string, input: Columns<Algorithms> = {}) => {
    const id = uuidv7();
    const { name = "Permit triage" } = input;
    await db
      .insertInto("algorithms")
      .values({ id, customer_id, ...input, name })
      .execute();
    return { id, name };
  };

  const label = async (customer_id: string, name = `Label ${unique()}`, names = {}) => {
    const id = uuidv7();
    await db.insertInto("labels").values({ id, customer_id, name, names, color: "#15803d", position: 1 }).execute();
    return { id, name };
  };

  const page = async (customer_id: string, input: Columns<Pages> = {}) => {
    const id = uuidv7();
    const { type = "device_page", headline = { en: "A page" } } = input;
    await db
      .insertInto("pages")
      .values({
        id,
        customer_id,
        slug: `p-${unique()}`,
        headline,
        content: JSON.stringify({ ...emptyPageContent(type), headline }),
        ...input,
        type,
      })
      .execute();
    return { id };
  };

  const webhook = async (customer_id: string, input: Columns<Webhooks> = {}) => {
    const id = uuidv7();
    const usual = {
      name: `Webhook ${unique()}`,
      url: "https://hooks.example.org/guidepost",
      events: ["page.published"],
    };
    await db
      .insertInto("webhooks")
      .values({ id, customer_id, ...usual, ...input })
      .execute();
    const secret = newSecret();
    await db.insertInto("webhook_secrets").values({ id: uuidv7(), customer_id, webhook_id: id, secret }).execute();
    return { id, secret };
  };

  /** Its secret is returned too. A service's unless it names a person. */
  const apiToken = async (customer_id: string, input: Columns<ApiTokens> = {}) => {
    const id = uuidv7();
    const secret = newApiToken(input.user_id ? "person" : "service");
    const usual = { name: `Token ${unique()}`, role: "editor", scopes: "{}", days: 90, expires_at: inDays(90) };
    await db
      .insertInto("api_tokens")
      .values({ id, customer_id, token_hash: hashToken(secret), hint: hintOf(secret), ...usual, ...input })
      .execute();
    return { id, secret };
  };

  /** Its key is made up: nothing signs in with it. */
  const passkey = async (user_id: string, name = `Passkey ${unique()}`) => {
    const id = uuidv7();
    const key = { credential_id: randomBytes(16), public_key: randomBytes(77), counter: 0, is_synced: false };
    await db
      .insertInto("passkeys")
      .values({ id, user_id, name, rp_id: "localhost", ...key })
      .execute();
    return { id };
  };

  const savedView = async (customer_id: string, user_id: string, name = `View ${unique()}`) => {
    const id = uuidv7();
    await db
      .insertInto("saved_views")
      .values({ id, customer_id, user_id, list: "devices", name, query: "status=none" })
      .execute();
    return { id, name };
  };

  const signBatch = async (customer_id: string) => {
    const id = uuidv7();
    await db
      .insertInto("sign_batches")
      .values({ id, customer_id, design: "{}", format: "pdf", code_ids: [], sign_count: 1, filename: "signs.pdf" })
      .execute();
    return { id };
  };

  const invitation = async (customer_id: string, email = `guest-${unique()}@example.org`) => {
    const id = uuidv7();
    await db
      .insertInto("invitations")
      .values({ id, customer_id, email, role: "editor", token_hash: hashToken(newToken()), expires_at: inDays(14) })
      .execute();
    return { id, email };
  };

  return {
    customer,
    identityProvider,
    registerConnection,
    registerRecord,
    writingHelp,
    scimToken,
    invitation,
    person,
    token,
    shareLink,
    suggestion,
    feedback,
    status,
    organization,
    device,
    location,
    algorithm,
    label,
    page,
    signBatch,
    savedView,
    webhook,
    apiToken,
    passkey,
  };
}
