// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { AdminContext, useInput } from "react-admin";
import { afterEach, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../contract/client.ts";
import { dataProvider } from "../calls/data-provider.ts";
import { FormDialog } from "./action-dialog.tsx";

afterEach(cleanup);

const fields = { refund_too_large: "amount" } as const;

/** An input as react-admin's own, without its look. */
function Field({ source, label }: { source: string; label: string }) {
  const { id, field, fieldState } = useInput({ source });
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} {...field} aria-invalid={fieldState.invalid} />
      {fieldState.error?.message}
    </>
  );
}

/** A dialog whose call is refused as given; a refusal reads the record behind it anew, so its version changes. */
function openDialog(refusal: ApiProblem) {
  const onSubmit = vi.fn((_: object) => Promise.reject(refusal));
  const dialog = (pieces: number) => (
    <AdminContext dataProvider={dataProvider}>
      <FormDialog
        title="Refund"
        closeLabel="Not now"
        onClose={() => undefined}
        initialValues={{ amount: "", pieces }}
        fields={fields}
        onSubmit={onSubmit}
        action={() => <button type="submit">Refund it</button>}
      >
        {() => (
          <>
            <Field source="pieces" label="Pieces" />
            <Field source="amount" label="Amount" />
          </>
        )}
      </FormDialog>
    </AdminContext>
  );
  const { rerender } = render(dialog(2));
  return { onSubmit, user: userEvent.setup(), readAnew: (pieces: number) => rerender(dialog(pieces)) };
}
const problem = (code: string, detail: string, more: object = {}) =>
  new ApiProblem(409, { code, detail, ...more }, null);
const amount = () => screen.getByLabelText<HTMLInputElement>("Amount");

it("shows a refusal at its field, focuses the field, and keeps what was typed when the record is read anew", async () => {
  const { user, onSubmit, readAnew } = openDialog(problem("refund_too_large", "Only 100 are left."));
  await user.type(amount(), "120");
  await user.click(screen.getByRole("button", { name: "Refund it" }));
  await screen.findByText("Only 100 are left.");
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(amount());
  readAnew(1);
  expect(amount().value).toBe("120");
  expect(screen.getByLabelText<HTMLInputElement>("Pieces").value).toBe("1"); // nobody had typed there
  expect(screen.getByText("Only 100 are left.")).toBeTruthy();
  await user.type(amount(), "{Backspace}{Backspace}{Backspace}90");
  await user.click(screen.getByRole("button", { name: "Refund it" }));
  expect(onSubmit).toHaveBeenLastCalledWith({ amount: "90", pieces: 1 });
});

it("shows what the schemas refuse at the field that they name", async () => {
  const { user } = openDialog(
    problem("malformed", "Pieces: At most 5.", { errors: { pieces: "At most 5." } }),
  );
  await user.click(screen.getByRole("button", { name: "Refund it" }));
  await screen.findByText("At most 5.");
  expect(document.activeElement).toBe(screen.getByLabelText("Pieces"));
});

it("shows a refusal that is about no field in the dialog, until it is sent again", async () => {
  const { user } = openDialog(problem("version_conflict", "Somebody else changed it."));
  await user.type(amount(), "120");
  await user.click(screen.getByRole("button", { name: "Refund it" }));
  const alert = await screen.findByText("Somebody else changed it.");
  expect(screen.getByRole("dialog").contains(alert)).toBe(true);
  expect(amount().value).toBe("120");
});
