// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { openAdminPart, refusal } from "../../../../tests/support/admin-in-dom.tsx";
import { Dashboard } from "./dashboard.tsx";

afterEach(cleanup);

const open = (respond: () => unknown) => openAdminPart(<Dashboard />, respond, { role: "people" });

it("shows the people team its open occasions, and no orders", async () => {
  const rows = [{ id: 4, name: "Ten years", claimed: 1, closesOn: "2026-12-31" }];
  const { requests } = open(() => ({ rows, total: 1, isMore: false }));
  expect((await screen.findByRole("link", { name: "Ten years" })).getAttribute("href")).toBe(
    "#/occasions/4/show",
  );
  expect(screen.getByText("1 kit claimed · closes on Thursday, 31 December 2026")).toBeTruthy();
  expect(requests.every(({ path }) => path.startsWith("/api/admin/occasions?"))).toBe(true);
});

it("says that none is open, or that they could not be read", async () => {
  open(() => ({ rows: [], total: 0, isMore: false }));
  expect(await screen.findByText("No occasion is open just now.")).toBeTruthy();
  cleanup();
  open(() => refusal("unavailable", "Please try again.", 503));
  expect((await screen.findByRole("alert")).textContent).toContain("could not be read");
});
