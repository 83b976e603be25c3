import { teamApi } from "#contract/team.ts";
import { done, route } from "#server/platform/http/http.ts";
import { invite, listInvitations, withdrawInvitation } from "./invite-member.ts";
import { changeRole, listMembers, removeMember } from "./service.ts";

export const teamRoutes = [
  route(teamApi.members, (ctx, { query }) => listMembers(ctx, query)),
  route(teamApi.changeRole, async (ctx, { params, body }) => ({
    member: await changeRole(ctx, params.id, body.member.role),
  })),
  route(teamApi.removeMember, (ctx, { params }) => done(removeMember(ctx, params.id))),
  route(teamApi.invitations, (ctx, { query }) => listInvitations(ctx, query)),
  route(teamApi.invite, (ctx, { body }) => invite(ctx, body.invitation)),
  route(teamApi.withdrawInvitation, (ctx, { params }) => done(withdrawInvitation(ctx, params.id))),
];
