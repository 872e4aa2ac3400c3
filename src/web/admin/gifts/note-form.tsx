import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TextInput } from "react-admin";
import type { Gift } from "../../../contract/admin/gifts.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { languageName } from "../words/language-names.ts";

type Notes = Readonly<Record<string, string | null>>;

/** What is printed on the card in the box, in each language of the shop. */
export function NoteForm({ gift: { id, version, notes } }: { gift: Gift }) {
  const { isBusy, submit } = useAction();
  const initialValues: { notes: Notes } = {
    notes: Object.fromEntries(notes.map(({ language, note }) => [language, note])),
  };
  const written = (values: Notes) =>
    notes.map(({ language }) => ({ language, note: (values[language] ?? "").trim() }));
  return (
    <CommandForm
      initialValues={initialValues}
      onSubmit={(values) =>
        submit(
          () =>
            api.call("PUT /api/admin/gifts/{occasionId}/note", {
              params: { occasionId: id },
              body: { version, notes: written(values.notes) },
            }),
          t("The note is saved."),
        )
      }
    >
      {(values) => (
        <>
          <Typography sx={{ mb: 1 }}>
            {t("It is printed on the slip in each box that is packed from now on.")}
          </Typography>
          {notes.map(({ language }) => (
            <TextInput
              key={language}
              source={`notes.${language}`}
              label={
                notes.length > 1 ? t("Note ({language})", { language: languageName(language) }) : t("Note")
              }
              multiline
              minRows={2}
              fullWidth
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
          ))}
          <Box>
            <Button
              type="submit"
              variant="contained"
              disabled={
                isBusy || written(values.notes).every(({ note }, at) => note === (notes[at]?.note ?? ""))
              }
            >
              {t("Save the note")}
            </Button>
          </Box>
        </>
      )}
    </CommandForm>
  );
}
