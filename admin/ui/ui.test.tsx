import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { ColorField } from "./ColorField.tsx";
import { ColumnHead } from "./ColumnHead.tsx";
import { ComboBox } from "./ComboBox.tsx";
import { Dialog } from "./Dialog.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { normalizeHex } from "./hex-color.ts";
import { Menu, MenuItem } from "./Menu.tsx";
import { Pagination } from "./Pagination.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { pageWindow } from "./page-window.ts";
import { Select } from "./Select.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "./Table.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";
import { tidyMarkdown, withoutHtml } from "./tidy-markdown.ts";
import { ToastRegion } from "./ToastRegion.tsx";
import { currentToasts, dismissToast, noteDoneCall, noteFailedCall, showToast } from "./toast-queue.ts";

const nothing = () => {};
const visible = (name: string) => screen.getByRole("button", { name });

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}

describe("Button", () => {
  it("keeps its name and focus while pending, and cannot be pressed twice", async () => {
    const onPress = vi.fn();
    const view = render(<Button onPress={onPress}>Publish</Button>);
    await userEvent.click(visible("Publish"));

    view.rerender(
      <Button onPress={onPress} isPending>
        Publish
      </Button>,
    );
    await userEvent.click(visible("Publish"));

    expect(onPress).toHaveBeenCalledTimes(1);
    expect(visible("Publish").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(visible("Publish"));
  });

  it("shows the pending label", () => {
    render(
      <Button isPending pendingLabel="Publishing…">
        Publish
      </Button>,
    );
    expect(visible("Publishing…")).toBeTruthy();
  });
});

describe("fields", () => {
  it("links the hint and the error to the input", () => {
    render(<TextField id="email" label="Email" hint="Your work address" errorMessage="Enter a full address" />);
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input.id).toBe("email");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(input)).toContain("Your work address");
    expect(descriptionOf(input)).toContain("Enter a full address");
  });

  it("shows no error without a message", () => {
    render(<TextField label="Email" errorMessage={undefined} />);
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBeNull();
  });

  it("shows a checkbox's error", () => {
    render(<Checkbox label="I agree" errorMessage="Tick the box" />);
    expect(descriptionOf(screen.getByRole("checkbox"))).toContain("Tick the box");
  });

  it("shows and hides a password", async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText("Password");
    expect(input.getAttribute("type")).toBe("password");
    await userEvent.click(visible("Show"));
    expect(input.getAttribute("type")).toBe("text");
    await userEvent.click(visible("Hide"));
    expect(input.getAttribute("type")).toBe("password");
  });

  it("counts graphemes in a text area", () => {
    render(
      <TextArea
        label="Name"
        value={"ក្រុង\u200b"}
        onChange={nothing}
        limit={10}
        counterLabel={(used, limit) => `${used} of ${limit}`}
      />,
    );
    const letters = [...new Intl.Segmenter().segment("ក្រុង")].length;
    expect(screen.getByText(`${letters} of 10`)).toBeTruthy();
  });
});

describe("Select and ComboBox", () => {
  const options = [
    { id: "a", label: "Active" },
    { id: "p", label: "Pilot" },
  ] as const;

  it("selects an option by keyboard", async () => {
    const onChange = vi.fn();
    render(<Select id="status" label="Status" options={options} value="a" onChange={onChange} />);
    screen.getByRole("button", { name: /Status/ }).focus();
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    expect(onChange).toHaveBeenCalledWith("p");
  });

  it("describes a select by its error", () => {
    render(<Select label="Status" options={options} value={null} onChange={nothing} errorMessage="Choose one" />);
    expect(descriptionOf(screen.getByRole("button", { name: /Status/ }))).toContain("Choose one");
  });

  it("filters a combobox, and offers to create a missing option", async () => {
    const onCreate = vi.fn();
    render(
      <ComboBox
        label="Owner"
        options={[
          { id: "1", label: "Port of Seaview" },
          { id: "2", label: "Parks" },
        ]}
        value={null}
        onChange={nothing}
        openLabel="Show owners"
        emptyLabel="Nobody"
        createLabel={(text) => `Create ${text}`}
        onCreate={onCreate}
      />,
    );
    await userEvent.type(screen.getByRole("combobox", { name: "Owner" }), "port");
    const names = screen.getAllByRole("option").map((option) => option.textContent);
    expect(names).toEqual(["Port of Seaview", "Create port"]);
    await userEvent.click(screen.getByRole("option", { name: "Create port" }));
    expect(onCreate).toHaveBeenCalledWith("port");
  });
});

describe("Dialog", () => {
  it("traps focus, closes on Escape and restores focus", async () => {
    render(
      <>
        <Dialog
          trigger={<Button>Withdraw…</Button>}
          title="Withdraw this page?"
          closeLabel="Close"
          actions={(close) => <Button onPress={close}>Keep it</Button>}
        >
          <TextField label="Reason" />
        </Dialog>
        <Button>Outside</Button>
      </>,
    );
    await userEvent.click(visible("Withdraw…"));
    const dialog = screen.getByRole("dialog", { name: "Withdraw this page?" });

    for (let press = 0; press < 5; press++) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(visible("Withdraw…"));
  });
});

describe("Menu", () => {
  it("opens, moves and activates by keyboard", async () => {
    const onAction = vi.fn();
    render(
      <Menu trigger={<Button>More</Button>} aria-label="Device" onAction={onAction}>
        <MenuItem id="copy">Duplicate</MenuItem>
        <MenuItem id="delete" tone="danger">
          Delete
        </MenuItem>
      </Menu>,
    );
    visible("More").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onAction.mock.calls[0]?.[0]).toBe("delete");
    expect(screen.queryByRole("menu")).toBeNull();
  });
});

describe("MoveButtons", () => {
  const words = (name: string) => ({
    up: `Move ${name} up`,
    down: `Move ${name} down`,
    first: `${name} is first`,
    last: `${name} is last`,
  });

  function Rows() {
    const [rows, setRows] = useState(["Air", "Bus", "Camera"]);
    const move = (from: number, step: number) => {
      const moved = rows.toSpliced(from, 1);
      setRows(moved.toSpliced(from + step, 0, rows[from]!));
      // browsers drop the focus when React moves the row's element; happy-dom keeps it
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    return rows.map((name, index) => (
      <div key={name}>
        <MoveButtons words={words(name)} index={index} total={3} onMove={(step) => move(index, step)} />
      </div>
    ));
  }

  it("keeps focus in the moved row", async () => {
    render(<Rows />);
    visible("Move Air down").focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(visible("Move Air down"));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(visible("Air is last"));
    visible("Move Air up").focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(visible("Move Air up"));
  });
});

describe("toasts", () => {
  const region = <ToastRegion label="Notifications" closeLabel="Close" secondsLabel={(seconds) => `${seconds} s`} />;
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  afterEach(() => act(() => currentToasts().forEach((toast) => dismissToast(toast.id))));

  it("removes a failure when the same call succeeds, not when another one does", () => {
    render(region);
    act(() => {
      noteFailedCall("PUT /labels/1");
      showToast({ message: "Not saved", tone: "danger" });
    });
    act(() => noteDoneCall("PUT /labels/2"));
    act(() => void showToast({ message: "Deleted" }));
    expect(screen.getByText("Not saved")).toBeTruthy();
    act(() => noteDoneCall("PUT /labels/1"));
    expect(screen.queryByText("Not saved")).toBeNull();
    expect(screen.getByText("Deleted")).toBeTruthy();
  });

  it("are about the change that failed, not about a read that failed beside it", () => {
    render(region);
    act(() => {
      noteFailedCall("PUT /labels/{id} 1", "/labels/{id} 1");
      noteFailedCall("GET /dashboard null");
      showToast({ message: "Not saved", tone: "danger" });
    });
    act(() => noteDoneCall("GET /dashboard null"));
    expect(screen.getByText("Not saved")).toBeTruthy();
    act(() => noteDoneCall("PUT /labels/{id} 1", "/labels/{id} 1"));
    expect(screen.queryByText("Not saved")).toBeNull();
  });

  it("leave when another change of the same record is reported as saved", () => {
    render(region);
    act(() => {
      noteFailedCall("POST /feedback/{id}/publish 1", "/feedback/{id} 1");
      showToast({ message: "Not published", tone: "danger" });
    });
    act(() => {
      noteDoneCall("PUT /feedback/{id} 2", "/feedback/{id} 2");
      showToast({ message: "Another one saved" });
    });
    expect(screen.getByText("Not published")).toBeTruthy();
    act(() => {
      noteDoneCall("PUT /feedback/{id} 1", "/feedback/{id} 1");
      showToast({ message: "Draft saved" });
    });
    expect(screen.queryByText("Not published")).toBeNull();
  });

  it("that no call can take back leave with the next success", () => {
    render(region);
    noteDoneCall("PUT /labels/1");
    act(() => void showToast({ message: "Choose fewer devices", tone: "danger" }));
    act(() => void showToast({ message: "2 devices changed" }));
    expect(screen.queryByText("Choose fewer devices")).toBeNull();
  });

  it("leave with the next success, unless they can still be undone", () => {
    render(region);
    act(() => void showToast({ message: "Deleted", actionLabel: "Undo" }));
    act(() => void showToast({ message: "Scheduled for Friday" }));
    act(() => void showToast({ message: "The schedule was cancelled", actionLabel: "Undo" }));
    expect(screen.getAllByRole("listitem").map((item) => item.querySelector("span")?.textContent)).toEqual([
      "Deleted",
      "The schedule was cancelled",
    ]);
  });

  it("offers undo once", () => {
    const onAction = vi.fn();
    render(region);
    act(() => void showToast({ message: "Deleted", actionLabel: "Undo", onAction }));
    expect(screen.getByRole("status").textContent).toContain("Deleted");
    fireEvent.click(visible("Undo"));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Deleted")).toBeNull();
  });

  it("counts down, and disappears after eight seconds", async () => {
    vi.useFakeTimers();
    render(region);
    act(() => void showToast({ message: "Deleted", actionLabel: "Undo" }));
    await wait(3000);
    expect(screen.getByText("5 s")).toBeTruthy();
    await wait(5500);
    expect(screen.queryByText("Deleted")).toBeNull();
  });

  it("pauses while hovered or focused", async () => {
    vi.useFakeTimers();
    render(region);
    act(() => void showToast({ message: "Deleted", actionLabel: "Undo" }));
    act(() => visible("Undo").focus());
    await wait(20_000);
    expect(screen.getByText("Deleted")).toBeTruthy();
    act(() => visible("Undo").blur());
    await wait(9000);
    expect(screen.queryByText("Deleted")).toBeNull();
  });

  it("keeps failures", async () => {
    vi.useFakeTimers();
    render(region);
    act(() => void showToast({ message: "Not saved", tone: "danger" }));
    await wait(60_000);
    expect(screen.getByText("Not saved")).toBeTruthy();
  });
});

describe("ErrorSummary", () => {
  it("takes focus and links to the fields", async () => {
    render(
      <>
        <ErrorSummary
          title="Two things need attention"
          errors={[
            { fieldId: "name", message: "Enter a name" },
            { fieldId: "status", message: "Choose a status" },
          ]}
        />
        <TextField id="name" label="Name" />
        <Select id="status" label="Status" options={[{ id: "a", label: "Active" }]} value={null} onChange={nothing} />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole("alert"));
    await userEvent.click(screen.getByRole("link", { name: "Enter a name" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name" }));
    await userEvent.click(screen.getByRole("link", { name: "Choose a status" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /Status/ }));
  });
});

describe("ColorField", () => {
  function Example() {
    const [colour, setColour] = useState("");
    return (
      <ColorField
        label="Colour"
        value={colour}
        onChange={setColour}
        pickerLabel="Pick"
        swatchesLabel="Colours"
        swatches={[{ value: "#0f766e", label: "Teal" }]}
      />
    );
  }

  it("normalizes the typed colour on blur", async () => {
    render(<Example />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Colour" });
    await userEvent.type(input, "0F7");
    await userEvent.tab();
    expect(input.value).toBe("#00ff77");
  });

  it("takes a swatch and marks it", async () => {
    render(<Example />);
    await userEvent.click(visible("Teal"));
    expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("#0f766e");
    expect(visible("Teal").getAttribute("aria-pressed")).toBe("true");
  });

  it.each([
    ["#0F766E", "#0f766e"],
    ["abc", "#aabbcc"],
    ["teal", null],
    ["#12345", null],
  ])("reads %s as %s", (text, colour) => expect(normalizeHex(text)).toBe(colour));
});

describe("Table", () => {
  it("announces the sort order, and toggles it", async () => {
    const onSort = vi.fn();
    render(
      <Table caption="Devices">
        <TableHead>
          <ColumnHead sort="ascending" onSort={onSort}>
            Device
          </ColumnHead>
          <ColumnHead>Page</ColumnHead>
        </TableHead>
        <TableBody>
          <Row>
            <Cell kind="title">Mast</Cell>
            <Cell label="Page">Draft</Cell>
          </Row>
        </TableBody>
      </Table>,
    );
    const head = screen.getByRole("columnheader", { name: "Device" });
    expect(head.getAttribute("aria-sort")).toBe("ascending");
    expect(screen.getByRole("columnheader", { name: "Page" }).hasAttribute("aria-sort")).toBe(false);
    await userEvent.click(within(head).getByRole("button"));
    expect(onSort).toHaveBeenCalledWith("descending");
  });
});

describe("Pagination", () => {
  it.each([
    [1, 1, [1]],
    [1, 50, [1, 2, 3, "gap", 50]],
    [4, 50, [1, 2, 3, 4, 5, "gap", 50]],
    [25, 50, [1, "gap", 24, 25, 26, "gap", 50]],
    [50, 50, [1, "gap", 48, 49, 50]],
  ])("offers page links: page %i of %i shows %j", (page, count, offered) =>
    expect(pageWindow(page, count)).toEqual(offered),
  );

  it("marks the current page, and keeps the disabled arrow in place", () => {
    render(
      <Pagination
        label="Pages"
        page={1}
        pageCount={3}
        hrefFor={(page) => `?page=${page}`}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
      />,
    );
    expect(screen.getByRole("link", { name: "Page 1" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("?page=2");
  });
});

describe("RichText", () => {
  it.each([
    ["&nbsp;", ""],
    ["One\n\n&nbsp;\n\n&nbsp;\n\nTwo\n\n", "One\n\nTwo"],
    ["10&nbsp;km", "10&nbsp;km"],
  ])("stores %j as %j", (written, stored) => expect(tidyMarkdown(written)).toBe(stored));

  it.each([
    ["a < b <b>bold</b>", "a &lt; b &lt;b>bold&lt;/b>"],
    ["<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)>"],
    ["<https://example.org> <mailto:a@example.org>", "<https://example.org> <mailto:a@example.org>"],
  ])("reads HTML in %j as plain text: %j", (stored, read) => expect(withoutHtml(stored)).toBe(read));
});
