import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();

async function open(role: "editor" | "viewer", search = "") {
  const me = await server.as({ role });
  const { id } = await server.make.algorithm(me.customer_id, { name: "Permit triage" });
  return { id, ...renderRoute(`/inventory/algorithms/${id}/standards${search}`, { server, me }) };
}
