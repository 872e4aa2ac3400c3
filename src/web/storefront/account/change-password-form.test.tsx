// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { anna } from "../../../../tests/support/fake-browser.ts";
import { openBrowser, renderPage, type SentRequest } from "../../../../tests/support/page-in-dom.tsx";

const CHANGE = "/api/accounts/changepassword";
const refused = (status: number, code: string) =>
  Response.json(
    { title: "", status, code },
    { status, headers: { "content-type": "application/problem+json" } },
  );

it("asks staff for a code once the server wants one, in a field that has the focus, and sends it along", async () => {
  const responses: unknown[] = [refused(403, "second_factor_needed"), refused(422, "code_invalid"), 1];
  const bodies: unknown[] = [];
  openBrowser((request: SentRequest) => {
    if (request.path !== CHANGE) return undefined;
    bodies.push(request.body);
    return responses.shift();
  });
  const { default: ChangePasswordForm } = await import("./change-password-form.tsx");
  const { user } = renderPage(<ChangePasswordForm user={anna} />, "/accounts/change-password");
  await user.type(screen.getByLabelText("Current Password"), "a quiet green bicycle");
  for (const label of ["New Password", "Confirm Password"])
    await user.type(screen.getByLabelText(label), "an even quieter blue one");
  expect(screen.queryByLabelText("Code")).toBeNull();
  const press = () => user.click(screen.getByRole("button", { name: "Update Password" }));
  await press();
  const code = await screen.findByLabelText("Code");
  expect(document.activeElement).toBe(code);
  await user.type(code, "000000");
  await press();
  expect((await screen.findByRole("alert")).textContent).toContain("This code is not right.");
  await press();
  expect(await screen.findByText("Password updated successfully")).toBeTruthy();
  expect(screen.queryByLabelText("Code")).toBeNull();
  expect(bodies).toMatchObject([{ userId: anna.userId }, { code: "000000" }, { code: "000000" }]);
  expect(bodies[0]).not.toHaveProperty("code");
});
