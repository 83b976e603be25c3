import type { RareWords } from "./rare-words.ts";

/** The same nouns as in `rare-words.ts`, in the other languages. */
export const TRANSLATED = import.meta.glob<Partial<RareWords>>(
  "./{es,fr,km,pt,tl}/{analytics,api-tokens,approvals,assistants,audit-log,auth,collections,content,customer-file,dashboard,datachains,deletions,factsheets,feedback,history,home,identity-providers,imports,installation,outside-links,overview,pages,preview,publishing,register-connections,relationships,security,share,short-codes,signs,sites,suggestions,taxonomies,team,templates,translations,user,webhooks,writing-help,yearly-reports}.ts",
);
