import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { useState } from "react";
import { required, TextInput, useRedirect } from "react-admin";
import { slugOfName } from "../../../catalogue/slug/slug.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** Asks for the name of a new text page, and opens its draft. */
export function AddPageButton() {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, submit } = useAction();
  const redirect = useRedirect();
  const create = (name: string) =>
    submit(async () => {
      const page = await api.call("POST /api/admin/content", { body: { name } });
      redirect(`/content/${page.id}/show`);
    });
  return (
    <>
      <Button size="small" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Add a page
      </Button>
      {isOpen && (
        <FormDialog
          title="A new page"
          closeLabel="Cancel"
          maxWidth="xs"
          onClose={() => setOpen(false)}
          initialValues={{ name: "" }}
          onSubmit={({ name }) => create(name)}
          action={() => (
            <Button type="submit" variant="contained" disabled={isBusy}>
              Begin the page
            </Button>
          )}
        >
          {({ name }) => (
            <TextInput
              source="name"
              label="Name"
              autoFocus
              validate={required()}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              helperText={
                name
                  ? `It will be at /${slugOfName(name)}. The shop shows it once you publish it.`
                  : "As menu and footer call it"
              }
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
