import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { TextInput } from "react-admin";
import type { Person } from "../../../contract/admin/people.ts";
import type { Erasure } from "../../../contract/admin/privacy.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { serverWord } from "../words/server-words.ts";
import { describeErasure } from "./describe-erasure.ts";

const fields = { email_not_confirmed: "email" } as const;

/** Lists exactly what will happen. The e-mail address must be typed to confirm it. */
export function ErasePerson({ person }: { person: Person }) {
  const [erasure, setErasure] = useState<Erasure>();
  const { isBusy, run, submit } = useAction();
  const params = { personId: person.id };
  const loadErasure = () =>
    void run(async () => setErasure(await api.call("GET /api/admin/people/{personId}/erasure", { params })));
  if (!erasure)
    return (
      <Button variant="outlined" color="error" disabled={isBusy} onClick={loadErasure} sx={{ mt: 2 }}>
        {t("Erase this person…")}
      </Button>
    );
  if (erasure.blockedReason)
    return (
      <Typography sx={{ mt: 2 }}>
        {t("Cannot be erased now. {blockedReason}", { blockedReason: serverWord(erasure.blockedReason) })}
      </Typography>
    );
  return (
    <CommandForm
      initialValues={{ email: "" }}
      fields={fields}
      onSubmit={({ email }) =>
        submit(
          () =>
            api.call("POST /api/admin/people/{personId}/erase", {
              params,
              body: { version: erasure.version, email },
            }),
          t("Erased"),
        )
      }
      sx={{ mt: 2 }}
    >
      {({ email }) => (
        <>
          <Typography>{t("This is what will happen, and nobody can undo it:")}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {describeErasure(erasure).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Box>
          <TextInput source="email" label={t("Type the e-mail address to confirm")} autoComplete="off" />
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
            <Button
              type="submit"
              variant="contained"
              color="error"
              disabled={isBusy || email.trim().toLowerCase() !== erasure.email.toLowerCase()}
            >
              {t("Erase for ever")}
            </Button>
            <Button disabled={isBusy} onClick={() => setErasure(undefined)}>
              {t("Leave it")}
            </Button>
          </Box>
        </>
      )}
    </CommandForm>
  );
}
