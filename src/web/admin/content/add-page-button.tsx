import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { useState } from "react";
import { required, TextInput, useRedirect } from "react-admin";
import { slugOfName } from "../../../catalogue/slug/slug.ts";
import { t } from "../../../platform/language/t.ts";
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
        {t("Add a page")}
      </Button>
      {isOpen && (
        <FormDialog
          title={t("A new page")}
          closeLabel={t("Cancel")}
          maxWidth="xs"
          onClose={() => setOpen(false)}
          initialValues={{ name: "" }}
          onSubmit={({ name }) => create(name)}
          action={() => (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {t("Begin the page")}
            </Button>
          )}
        >
          {({ name }) => (
            <TextInput
              source="name"
              label={t("Name")}
              autoFocus
              validate={required()}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              helperText={
                name
                  ? t("It will be at /{name}. The shop shows it once you publish it.", {
                      name: slugOfName(name),
                    })
                  : t("As menu and footer call it")
              }
            />
          )}
        </FormDialog>
      )}
    </>
  );
}
