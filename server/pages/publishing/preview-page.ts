import { composeSnapshot } from "./compose-snapshot.ts";
import { membersOf } from "./judge-pages.ts";
import type { Composing } from "./read-composition.ts";
import { readMembers } from "./read-members.ts";
import { readPublicCards } from "./read-public.ts";
import { uniteCards } from "./unite-cards.ts";

/** A page as publishing it now would show it, with the public cards of its linked pages. */
export async function previewPage(ctx: Composing, page_id: string) {
  const { snapshot } = await composeSnapshot(ctx, page_id);
  const { collection } = snapshot.content;
  const members = collection && (await readMembers(ctx, collection));
  const named = await readPublicCards(ctx, [...membersOf(snapshot), ...snapshot.relations.map((one) => one.page_id)]);
  return { snapshot, cards: uniteCards(members?.cards ?? [], named), member_count: members?.total ?? 0 };
}
