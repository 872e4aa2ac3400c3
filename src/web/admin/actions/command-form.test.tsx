// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { TextInput } from "react-admin";
import { afterEach, expect, it, vi } from "vitest";
import { openAdminPart } from "../../../../tests/support/admin-in-dom.tsx";
import { CommandForm } from "./command-form.tsx";

afterEach(cleanup);

it("has an emptied text as empty, not as null", async () => {
  const onSubmit = vi.fn(async (_: { note: string }) => false);
  const { user } = openAdminPart(
    <CommandForm initialValues={{ note: "" }} onSubmit={onSubmit}>
      {({ note }) => (
        <>
          <TextInput source="note" label="Note" />
          <p>{note.trim().length} letters</p>
          <button type="submit">Add</button>
        </>
      )}
    </CommandForm>,
    () => ({}),
  );
  await user.type(screen.getByLabelText("Note"), "Ca");
  expect(screen.getByText("2 letters")).toBeTruthy();
  await user.type(screen.getByLabelText("Note"), "{Backspace}{Backspace}");
  expect(screen.getByText("0 letters")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: "" }));
});
