import type { UiLocale } from "#contract/common.ts";
import type { analytics } from "./en/analytics.ts";
import type { approvals } from "./en/approvals.ts";
import type { assistants } from "./en/assistants.ts";
import type { audit } from "./en/audit-log.ts";
import type { auth } from "./en/auth.ts";
import type { tokens } from "./en/api-tokens.ts";
import type { codes } from "./en/short-codes.ts";
import type { collections } from "./en/collections.ts";
import type { content } from "./en/content.ts";
import type { data } from "./en/customer-file.ts";
import type { dashboard } from "./en/dashboard.ts";
import type { datachains } from "./en/datachains.ts";
import type { deletions } from "./en/deletions.ts";
import type { factsheets } from "./en/factsheets.ts";
import type { feedback } from "./en/feedback.ts";
import type { history } from "./en/history.ts";
import type { home } from "./en/home.ts";
import type { identity } from "./en/identity-providers.ts";
import type { imports } from "./en/imports.ts";
import type { installation } from "./en/installation.ts";
import type { links } from "./en/outside-links.ts";
import type { overview } from "./en/overview.ts";
import type { pages } from "./en/pages.ts";
import type { preview } from "./en/preview.ts";
import type { publishing } from "./en/publishing.ts";
import type { register } from "./en/register-connections.ts";
import type { relationships } from "./en/relationships.ts";
import type { security } from "./en/security.ts";
import type { share } from "./en/share.ts";
import type { signs } from "./en/signs.ts";
import type { sites } from "./en/sites.ts";
import type { suggestions } from "./en/suggestions.ts";
import type { taxonomies } from "./en/taxonomies.ts";
import type { team } from "./en/team.ts";
import type { templates } from "./en/templates.ts";
import type { translations } from "./en/translations.ts";
import type { user } from "./en/user.ts";
import type { webhooks } from "./en/webhooks.ts";
import type { writing } from "./en/writing-help.ts";
import type { reports } from "./en/yearly-reports.ts";

/** Nouns used on few screens, whose words are lazy-loaded. */
export type RareWords = {
  analytics: typeof analytics;
  approvals: typeof approvals;
  assistants: typeof assistants;
  audit: typeof audit;
  auth: typeof auth;
  codes: typeof codes;
  collections: typeof collections;
  content: typeof content;
  dashboard: typeof dashboard;
  data: typeof data;
  datachains: typeof datachains;
  deletions: typeof deletions;
  factsheets: typeof factsheets;
  feedback: typeof feedback;
  history: typeof history;
  home: typeof home;
  identity: typeof identity;
  imports: typeof imports;
  installation: typeof installation;
  links: typeof links;
  overview: typeof overview;
  pages: typeof pages;
  preview: typeof preview;
  publishing: typeof publishing;
  register: typeof register;
  relationships: typeof relationships;
  reports: typeof reports;
  security: typeof security;
  share: typeof share;
  signs: typeof signs;
  sites: typeof sites;
  suggestions: typeof suggestions;
  taxonomies: typeof taxonomies;
  team: typeof team;
  templates: typeof templates;
  tokens: typeof tokens;
  translations: typeof translations;
  user: typeof user;
  webhooks: typeof webhooks;
  writing: typeof writing;
};
export type RareNoun = keyof RareWords;

const IN_ENGLISH = import.meta.glob<Partial<RareWords>>(
  "./en/{analytics,api-tokens,approvals,assistants,audit-log,auth,collections,content,customer-file,dashboard,datachains,deletions,factsheets,feedback,history,home,identity-providers,imports,installation,outside-links,overview,pages,preview,publishing,register-connections,relationships,security,share,short-codes,signs,sites,suggestions,taxonomies,team,templates,translations,user,webhooks,writing-help,yearly-reports}.ts",
);

/** Files are named after the noun's folder; some translation keys are shorter. */
const SHORTER: Record<string, string> = {
  "api-tokens": "tokens",
  "audit-log": "audit",
  "outside-links": "links",
  "short-codes": "codes",
  "customer-file": "data",
  "identity-providers": "identity",
  "register-connections": "register",
  "writing-help": "writing",
  "yearly-reports": "reports",
};
const NAMES = Object.keys(IN_ENGLISH).flatMap((file) => /^\.\/en\/([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
const FILE_OF = new Map(NAMES.map((name) => [SHORTER[name] ?? name, name]));
export const RARE_NOUNS = [...FILE_OF.keys()] as RareNoun[];

export const isRare = (noun: string): noun is RareNoun => FILE_OF.has(noun);

/** Most of the table of files is about languages that few people read the admin in: it is a file of its own. */
const filesIn = async (locale: UiLocale) =>
  locale === "en" ? IN_ENGLISH : (await import("./translated-words.ts")).TRANSLATED;

export async function rareWords(locale: UiLocale, noun: RareNoun) {
  const files = await filesIn(locale);
  const load = files[`./${locale}/${FILE_OF.get(noun)}.ts`];
  return { [noun]: (await load?.())?.[noun] };
}
