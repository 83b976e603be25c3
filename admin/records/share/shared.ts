import { query } from "#admin/api/query.ts";
import { shareLinksApi } from "#contract/share-links.ts";
import type { SharedPart, SharedSubject } from "#contract/share-scope.ts";

/** The shared subject, its part and its name. */
export type Shared = { readonly subject: SharedSubject; readonly part: SharedPart; readonly name: string };

/** A new link; its token is never shown again. */
export type Fresh = { readonly id: string; readonly token: string };

export const linksQuery = ({ type, id }: SharedSubject) =>
  query(shareLinksApi.list, { query: { subject_type: type, subject_id: id, per_page: 200 } });
