// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdminContext, useInput } from "react-admin";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../contract/client.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { dataProvider } from "../calls/data-provider.ts";
import { saveSession } from "../staff-session/staff-session.ts";
import { forgetTyped } from "./typed-storage.ts";

const logIn = (userId: number) =>
  saveSession({ userId, token: "t", fullName: "Meera", role: "support", loginTime: Date.now() });

beforeEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  logIn(7);
});

/** An input as react-admin's own, without its look. */
function Note() {
  const { id, field } = useInput({ source: "note" });
  return (
    <>
      <label htmlFor={id}>Note</label>
      <input id={id} {...field} />
    </>
  );
}

/** The form as it is after the page is loaded (again). */
function loadPage(form = "note of order 1", onSubmit = async (_: object) => true) {
  cleanup();
  render(
    <AdminContext dataProvider={dataProvider}>
      <CommandForm initialValues={{ note: "" }} keepAs={form} onSubmit={onSubmit}>
        <Note />
        <button type="submit">Add</button>
      </CommandForm>
    </AdminContext>,
  );
  return userEvent.setup();
}
const note = () => screen.getByLabelText<HTMLInputElement>("Note");
const offer = () => screen.queryByRole("button", { name: "Bring back" });

it("offers what was typed after the page is loaded again, and brings it back", async () => {
  const user = loadPage();
  expect(offer()).toBeNull();
  await user.type(note(), "Call on Monday");
  await loadPage().click(screen.getByRole("button", { name: "Bring back" }));
  expect(note().value).toBe("Call on Monday");
  expect(offer()).toBeNull();
  loadPage();
  expect(offer()).not.toBeNull(); // it was brought back, and still not sent
  loadPage("note of order 2");
  expect(offer()).toBeNull();
});

it("forgets what is discarded, and what was taken out of the field again", async () => {
  await loadPage().type(note(), "Call");
  await loadPage().click(screen.getByRole("button", { name: "Discard" }));
  expect(note().value).toBe("");
  await loadPage().type(note(), "Ca");
  await userEvent.type(note(), "{Backspace}{Backspace}");
  loadPage();
  expect(offer()).toBeNull();
});

it("forgets what was sent, and keeps what was refused", async () => {
  const refuse = async () => {
    throw new ApiProblem(409, { code: "version_conflict", detail: "Somebody else changed it." }, null);
  };
  const user = loadPage("note of order 1", refuse);
  await user.type(note(), "Call");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("Somebody else changed it.");
  const onSubmit = vi.fn(async () => true);
  const again = loadPage("note of order 1", onSubmit);
  await again.click(screen.getByRole("button", { name: "Bring back" }));
  await again.click(screen.getByRole("button", { name: "Add" }));
  await vi.waitFor(() => expect(note().value).toBe(""));
  expect(onSubmit).toHaveBeenCalledWith({ note: "Call" });
  loadPage();
  expect(offer()).toBeNull();
});

it("never shows it to another person, nor after a logout", async () => {
  await loadPage().type(note(), "Call");
  logIn(8);
  const other = loadPage();
  expect(offer()).toBeNull();
  await other.type(note(), "Mine");
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain("Call");
  forgetTyped();
  loadPage();
  expect(offer()).toBeNull();
});
