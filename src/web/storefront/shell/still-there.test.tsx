// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

it("asks in a dialog whose button has the focus and is described by what happens, until somebody is there", async () => {
  openBrowser(() => ({}));
  const { setIdleWarning } = await import("../state/idle-warning.ts");
  const { default: StillThere } = await import("./still-there.tsx");
  renderPage(<StillThere />);
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => setIdleWarning(true));
  screen.getByRole("dialog", { name: "Still there?" });
  const stay = screen.getByRole("button", {
    name: "Stay logged in",
    description: /we’ll log you out in two minutes/,
  });
  expect(document.activeElement).toBe(stay);
  act(() => setIdleWarning(false));
  expect(screen.queryByRole("dialog")).toBeNull();
});
