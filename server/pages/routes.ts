import { guideApi } from "#contract/guide.ts";
import { pagesApi } from "#contract/pages.ts";
import { relationshipsApi } from "#contract/relationships.ts";
import { done, route } from "#server/platform/http/http.ts";
import { countPlaces } from "./count-places.ts";
import { createPage, createPages } from "./create-page.ts";
import { keepPresence } from "./keep-presence.ts";
import { labelPages } from "./label-pages.ts";
import { listPageActivity } from "./list-activity.ts";
import { findRevision, listRevisions } from "./list-revisions.ts";
import { listSubjects } from "./list-subjects.ts";
import { readOverview } from "./guide-overview.ts";
import { createRelation, dismissSuggestion, getRelations, removeRelation, updateRelation } from "./relate-pages.ts";
import { readCollections } from "./read-collections.ts";
import { renamePage } from "./rename-page.ts";
import { restoreRevision } from "./restore-revision.ts";
import { searchPages } from "./search-pages.ts";
import { getHome, getPage, removePage, restorePage } from "./service.ts";
import { updatePage } from "./update-page.ts";
import { uploadPageImage } from "./upload-image.ts";

export const pageRoutes = [
  route(guideApi.overview, async (ctx, { query }) => ({ overview: await readOverview(ctx, query.locale) })),
  route(pagesApi.search, (ctx, { query }) => searchPages(ctx, query)),
  route(pagesApi.read, async (ctx, { params }) => ({ page: await getPage(ctx, params.id) })),
  route(pagesApi.home, async (ctx) => ({ page: await getHome(ctx) })),
  route(pagesApi.places, async (ctx) => ({ places: await countPlaces(ctx) })),
  route(pagesApi.collections, async (ctx, { query }) => ({ collections: await readCollections(ctx, query.id ?? []) })),
  route(pagesApi.create, async (ctx, { body }) => ({ page: await createPage(ctx, body.page) })),
  route(pagesApi.without, (ctx, { query }) => listSubjects(ctx, query)),
  route(pagesApi.createMany, (ctx, { body }) => createPages(ctx, body.subject_ids)),
  route(pagesApi.update, async (ctx, { params, body }) => ({ page: await updatePage(ctx, params.id, body.page) })),
  route(pagesApi.rename, async (ctx, { params, body }) => ({ page: await renamePage(ctx, params.id, body.slug) })),
  route(pagesApi.upload, (ctx, { params, body }) => uploadPageImage(ctx, params.id, body)),
  route(pagesApi.remove, (ctx, { params }) => done(removePage(ctx, params.id))),
  route(pagesApi.restore, async (ctx, { params }) => ({ page: await restorePage(ctx, params.id) })),
  route(pagesApi.labelMany, (ctx, { body }) => labelPages(ctx, body)),
  route(pagesApi.revisions, (ctx, { params, query }) => listRevisions(ctx, params.id, query)),
  route(pagesApi.revision, (ctx, { params }) => findRevision(ctx, params.id, params.revision_id)),
  route(pagesApi.restoreRevision, async (ctx, { params, body }) => ({
    page: await restoreRevision(ctx, params.id, params.revision_id, body),
  })),
  route(pagesApi.presence, (ctx, { params, body }) => keepPresence(ctx, params.id, body)),
  route(pagesApi.activity, (ctx, { params, query }) => listPageActivity(ctx, params.id, query)),
  route(relationshipsApi.list, (ctx, { params }) => getRelations(ctx, params.id)),
  route(relationshipsApi.create, async (ctx, { params, body }) => ({
    relationship: await createRelation(ctx, params.id, body.relationship),
  })),
  route(relationshipsApi.update, async (ctx, { params, body }) => ({
    relationship: await updateRelation(ctx, params.id, params.relationship_id, body.relationship),
  })),
  route(relationshipsApi.remove, (ctx, { params }) => done(removeRelation(ctx, params.id, params.relationship_id))),
  route(relationshipsApi.dismiss, (ctx, { params, body }) => done(dismissSuggestion(ctx, params.id, body.page_id))),
];
