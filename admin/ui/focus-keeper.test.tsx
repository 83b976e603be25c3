import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { keepFocusOnPage } from "./focus-keeper.ts";
import { TagsField } from "./TagsField.tsx";
import { UnsavedBar } from "./UnsavedBar.tsx";

let stop: () => void;
beforeEach(() => (stop = keepFocusOnPage()));
afterEach(() => {
  stop();
  cleanup();
});

const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

function Rows() {
  const [rows, setRows] = useState(["One", "Two", "Three"]);
  return (
    <main tabIndex={-1}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">Open {row}</button>
            <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
              Delete {row}
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && <p>There are some</p>}
    </main>
  );
}

test("moves focus from a deleted row to the same button of the next row, else the previous one, else the page", async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole("button", { name: "Delete Two" }));
  await waitFor(() => expect(focused()).toBe("Delete Three"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe("Delete One"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
});

function Asked() {
  const [rows, setRows] = useState(["One", "Two"]);
  const [asked, setAsked] = useState<string>();
  return (
    <main tabIndex={-1}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <Button onPress={() => setAsked(row)}>{`Delete ${row}`}</Button>
          </li>
        ))}
      </ul>
      <Dialog
        role="alertdialog"
        title="Delete?"
        closeLabel="Close"
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        actions={
          <Button
            onPress={() => {
              setRows(rows.filter((row) => row !== asked));
              setAsked(undefined);
            }}
          >
            Delete it
          </Button>
        }
      />
    </main>
  );
}

test("focuses the opener's neighbour when a dialog closes and its opener is gone", async () => {
  const user = userEvent.setup();
  render(<Asked />);
  await user.click(screen.getByRole("button", { name: "Delete One" }));
  await user.click(await screen.findByRole("button", { name: "Delete it" }));
  await waitFor(() => expect(focused()).toBe("Delete Two"));
});

function Tags() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <main tabIndex={-1}>
      <TagsField
        label="Themes"
        openLabel="Show themes"
        emptyLabel="None"
        removeLabel={(name) => `Remove ${name}`}
        options={["Housing", "Mobility", "Health"].map((label) => ({ id: label, label }))}
        value={value}
        onChange={setValue}
      />
    </main>
  );
}

test("keeps focus in the emptied box while choosing several, and moves it to a neighbour after a removal", async () => {
  const user = userEvent.setup();
  render(<Tags />);
  const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Themes" });
  await user.type(box, "hous");
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Remove Housing" })).toBeTruthy());
  expect(document.activeElement).toBe(box);
  expect(box.isConnected).toBe(true);
  expect(box.value).toBe("");
  await user.type(box, "mob");
  await user.keyboard("{ArrowDown}{Enter}");
  await user.click(await screen.findByRole("button", { name: "Remove Housing" }));
  await waitFor(() => expect(focused()).toBe("Remove Mobility"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(box));
});

function Form() {
  const [isDirty, setIsDirty] = useState(false);
  return (
    <main tabIndex={-1}>
      <input aria-label="Name" onChange={() => setIsDirty(true)} />
      <input aria-label="Reference" />
      {isDirty && (
        <UnsavedBar
          message="Unsaved"
          discardLabel="Discard"
          onDiscard={() => setIsDirty(false)}
          saveLabel="Save"
          savingLabel="Saving"
          onSave={() => setIsDirty(false)}
        />
      )}
    </main>
  );
}

test("returns focus to the edited field when the bar disappears after saving", async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "x");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(focused()).toBe("Name"));
});

test("keeps no focus after a press on an empty area", async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.click(screen.getByRole("button", { name: "Open One" }));
  await user.click(screen.getByText("There are some"));
  const before = document.activeElement;
  screen.getByText("There are some").append(document.createElement("i"));
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(document.activeElement).toBe(before);
});
