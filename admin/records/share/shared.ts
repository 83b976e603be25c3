import { query } from "#admin/api/query.ts";
import { shareLinksApi } from "#contract/share-links.ts";
import type { SharedPart, SharedSubject } from "#contract/share-scope.ts";

/** What is to be shared, and what it is called. */
export type Shared = { readonly subject: SharedSubject; readonly part: SharedPart; readonly name: string };

/** The link that was just made, with the token that nobody sees again. */
export type Fresh = { readonly id: string; readonly token: string };

export const linksQuery = ({ type, id }: SharedSubject) =>
  query(shareLinksApi.list, { query: { subject_type: type, subject_id: id, per_page: 200 } });
