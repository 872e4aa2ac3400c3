// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import type { Choices } from "../../../contract/admin/choices.ts";
import { OccasionChoices } from "./occasion-choices.tsx";

afterEach(cleanup);

const closed: Choices = {
  closesOn: "2026-11-20",
  dispatchFrom: "2026-12-01",
  isOver: true,
  remindsOn: null,
  chosen: 9,
  sizes: [
    { size: "M", count: 5, kits: 3 },
    { size: "", count: 3, kits: 8 },
  ],
  parts: [],
  takesParts: false,
  toOrder: 8,
  toWait: 2,
  notOrdered: [{ reason: "left", count: 1 }],
};

function open(choices: Choices, refused?: Response) {
  const sent: unknown[] = [];
  let reads = 0;
  const opened = openAdminPart(
    <OccasionChoices occasionId={4} onOrdered={() => undefined} />,
    (call) => {
      if (!call.path.endsWith("/order")) {
        reads += 1;
        return choices;
      }
      sent.push(call.body);
      return refused ?? { ordered: choices.chosen };
    },
    { role: "people", resource: "occasions" },
  );
  return { ...opened, sent, reads: () => reads };
}

afterEach(() => vi.restoreAllMocks());

it("says what the press would do before it orders as many as were shown", async () => {
  const { user, sent } = open(closed);
  await screen.findByText(/9 choices are not ordered/);
  expect(screen.getByRole("row", { name: "M 5 3: too few" })).toBeTruthy();
  expect(screen.getByRole("row", { name: "Others together 3 8" })).toBeTruthy();
  expect(screen.getByText("1: no longer works here")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make 8 orders…" }));
  const dialog = within(await screen.findByRole("dialog"));
  dialog.getByText(/M: 5 · Others together: 3\. About 2 of them wait for stock.* 1 choice is not ordered/);
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Make the orders" }));
  await waitFor(() => expect(sent).toEqual([{ seen: 9 }]));
});

const shirt = {
  part: "Shirt",
  code: "TS-M",
  size: "M",
  isTogether: false,
  count: 5,
  pieces: 5,
  kits: 3,
  coming: 0,
  toBuy: 2,
};
const parts = [shirt, { ...shirt, code: "", size: "", isTogether: true, count: 3, pieces: 3, toBuy: null }];

it("says what is to be bought of each part, and gives it as a file for whoever orders it", async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.push(file as Blob);
    return "blob:file";
  });
  // Else this window, which later files share, would be at blob:file.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const { user } = open({ ...closed, parts, takesParts: true });
  await screen.findByRole("row", { name: "Shirt, M 5 2" });
  screen.getByRole("row", { name: "Shirt, several sizes 3 not said" });
  screen.getByRole("row", { name: "M 5" }); // sizes share parts, so what is there is said of these
  await user.click(screen.getByRole("button", { name: "What to buy (CSV)" }));
  expect(await files[0]?.text()).toBe(
    "\uFEFFSku,Part,Size,Kits,Pieces,Kits in stock,Kits on the way,Pieces to buy,Chosen until,Dispatched from\r\n" +
      "TS-M,Shirt,M,5,5,3,0,2,2026-11-20,2026-12-01\r\n" +
      ",Shirt,several sizes,3,3,3,0,,2026-11-20,2026-12-01\r\n",
  );
});

it("has the file alone where the kit is packed ahead, whose sizes are said already", async () => {
  open({ ...closed, parts });
  await screen.findByRole("button", { name: "What to buy (CSV)" });
  expect(screen.queryByText("What it takes, by part")).toBeNull();
});

it("has no press before the last day is past, and none where nobody has chosen", async () => {
  open({ ...closed, isOver: false });
  await screen.findByText(/9 members have chosen\. They can choose, and change it, until/);
  expect(screen.queryByRole("button", { name: /Make/ })).toBeNull();
  cleanup();
  open({ ...closed, chosen: 0, toOrder: 0, toWait: 0, sizes: [], notOrdered: [] });
  await screen.findByText(/No choice is left to order/);
  expect(screen.queryByRole("button", { name: /Make/ })).toBeNull();
});

it("reads the choices again where others had them ordered meanwhile", async () => {
  const opened = open(closed, refusal("state_conflict", "There is another number by now."));
  await opened.user.click(await screen.findByRole("button", { name: "Make 8 orders…" }));
  const before = opened.reads();
  await opened.user.click(await screen.findByRole("button", { name: "Make the orders" }));
  await waitFor(() => expect(opened.reads()).toBeGreaterThan(before));
  expect(opened.sent).toEqual([{ seen: 9 }]);
});
