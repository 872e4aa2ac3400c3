// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { problemResponse } from "../../../../tests/support/fake-browser.ts";
import { heldResponse, openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";

it("cancels a return once, however often it is pressed, and says so until a form is opened", async () => {
  const asked = {
    lines: [],
    sendTo: [],
    mayReportFault: true,
    returnUntil: "2026-12-03T00:00:00.000Z",
    returns: [{ id: 5, number: 1, state: "asked", lines: [] }],
  };
  const first = heldResponse();
  const responses: unknown[] = [first.promise, problemResponse(409, "state_conflict")];
  const isCallOff = (path: string) => path.endsWith("/call-off");
  const { requests } = openBrowser(({ path }) => (isCallOff(path) ? responses.shift() : asked));
  const { default: OrderReturns } = await import("./order-returns.tsx");
  const { user } = renderPage(<OrderReturns access={{ orderNo: "KS-1", link: "x" }} />);
  const cancel = await screen.findByRole("button", { name: /^Cancel the return/ });
  await user.dblClick(cancel);
  first.resolve({ ...asked, returns: [] });
  await screen.findByText("Return R1 is cancelled.");
  expect(requests.filter(({ path }) => isCallOff(path))).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Report a fault" }));
  expect(screen.queryByText("Return R1 is cancelled.")).toBeNull();
});
