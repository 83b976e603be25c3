import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ListFoot } from "./ListFoot.tsx";

const foot = (page: number, total: number) =>
  render(
    <ListFoot
      noun="labels"
      total={total}
      list={{ page, perPage: 20, setPerPage: () => undefined, hrefFor: (number) => `?page=${number}` }}
    />,
  );
const pages = () => screen.queryAllByRole("link", { name: /^Page \d+$/ }).map(({ textContent }) => textContent);

test.each([
  [20, []],
  [21, ["1", "2"]],
  [40, ["1", "2"]],
  [41, ["1", "2", "3"]],
])("paginates %i rows by 20, with a page for the rest: %j", (total, expected) => {
  foot(1, total);
  expect(pages()).toEqual(expected);
});

test("has no next link on the last page, and shows the range of rows", () => {
  foot(3, 41);
  expect(screen.getByText("41–41 of 41")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Previous page" }).getAttribute("href")).toBe("?page=2");
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("aria-disabled")).toBe("true");
});
