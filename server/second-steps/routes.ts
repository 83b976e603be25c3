import { secondStepsApi } from "#contract/second-steps.ts";
import { done, route } from "#server/platform/http/http.ts";
import { getDemand, setDemand } from "./demand-step.ts";
import { resetMember } from "./reset-member.ts";
import { getSecondStep } from "./service.ts";
import { makeRecoveryCodes, turnOffAuthenticator } from "./turn-off.ts";
import { startAuthenticator, turnOnAuthenticator } from "./turn-on.ts";

export const secondStepRoutes = [
  route(secondStepsApi.get, async (ctx) => ({ second_step: await getSecondStep(ctx) })),
  route(secondStepsApi.start, async (ctx) => ({ setup: await startAuthenticator(ctx) })),
  route(secondStepsApi.turnOn, async (ctx, { body }) => ({
    recovery_codes: await turnOnAuthenticator(ctx, body.code),
  })),
  route(secondStepsApi.turnOff, (ctx) => done(turnOffAuthenticator(ctx))),
  route(secondStepsApi.makeRecoveryCodes, async (ctx) => ({ recovery_codes: await makeRecoveryCodes(ctx) })),
  route(secondStepsApi.demand, async (ctx) => ({ demand: await getDemand(ctx) })),
  route(secondStepsApi.setDemand, async (ctx, { body }) => ({
    demand: await setDemand(ctx, body.demand.is_demanded),
  })),
  route(secondStepsApi.resetMember, (ctx, { params }) => done(resetMember(ctx, params.id))),
];
