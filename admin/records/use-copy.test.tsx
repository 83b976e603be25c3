import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { ToastRegion } from "#admin/ui/ToastRegion.tsx";
import { currentToasts, dismissToast } from "#admin/ui/toast-queue.ts";
import { useCopy } from "./use-copy.ts";

const region = <ToastRegion label="Notifications" closeLabel="Close" secondsLabel={(seconds) => `${seconds} s`} />;

function CopyButton() {
  const copy = useCopy();
  return (
    <button type="button" onClick={() => void copy("https://go.example/3y8jhv", "Address copied")}>
      Copy address
    </button>
  );
}

afterEach(() => act(() => currentToasts().forEach((toast) => dismissToast(toast.id))));

test("says what was copied, and says so when the browser refuses", async () => {
  const user = userEvent.setup();
  render(
    <>
      {region}
      <CopyButton />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Copy address" }));
  expect(await screen.findByText("Address copied")).toBeTruthy();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy address" }));
  expect(await screen.findByText(/could not be copied/)).toBeTruthy();
});

test("a field with a text to pass on never says that it was copied when it was not", async () => {
  const user = userEvent.setup();
  render(
    <>
      {region}
      <CopyField label="Link" value="https://x.example" copyLabel="Copy" copiedLabel="Copied" refusedLabel="Refused" />
    </>,
  );
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Refused")).toBeTruthy();
  expect(screen.queryByText("Copied")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
});
