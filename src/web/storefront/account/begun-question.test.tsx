// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser, renderPage } from "../../../../tests/support/page-in-dom.tsx";
import type { Begun, BegunVerdict } from "../../../contract/own-account.schemas.ts";

const begun: Begun = {
  startedAt: "2026-11-20T09:30:00.000Z",
  device: "Chrome on Android",
  firstName: "Asha",
  lastName: "Rao",
  contactNoEnd: "",
  cart: [],
  addresses: [],
  orders: [],
};

it("starts clean with the name that somebody has typed already, which going back keeps, too", async () => {
  openBrowser(() => []);
  const { default: BegunQuestion } = await import("./begun-question.tsx");
  const verdicts: BegunVerdict[] = [];
  const { user } = renderPage(
    <BegunQuestion begun={begun} notice={null} onVerdict={async (verdict) => void verdicts.push(verdict)} />,
  );
  const firstName = await screen.findByLabelText<HTMLInputElement>("First Name");
  await user.clear(firstName);
  await user.type(firstName, "Victoria");
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  await press("Start clean");
  expect(firstName.value).toBe("Victoria");
  await press("Back");
  expect(firstName.value).toBe("Victoria");
  await press("Start clean");
  await press("Start clean");
  await expect.poll(() => verdicts).toEqual([{ answer: "clean", firstName: "Victoria", lastName: "Rao" }]);
});
