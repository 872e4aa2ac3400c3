import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { MailTextInput, MailTextState } from "../../../contract/admin/mail-texts.ts";
import { ApiProblem } from "../../../contract/client.ts";
import type { Output } from "../../../contract/route-types.ts";
import { t } from "../../../platform/language/t.ts";
import { useVersionedAction } from "../actions/use-versioned-action.tsx";
import { api } from "../calls/api.ts";
import { MailPreview } from "./mail-preview.tsx";

type Preview = Output<"POST /api/admin/mail-texts/{language}/{kind}/preview">;
type Problems = Partial<Record<keyof MailTextInput, string>>;

interface MailTextFormProps {
  readonly text: MailTextState;
  readonly load: () => Promise<void>;
}

/** Subject, greeting and opening words of one kind of mail in one language. What is wrong stands at its field. */
export function MailTextForm({ text, load }: MailTextFormProps) {
  const { kind, language, version, defaults, hasBody, placeholders, required } = text;
  const [typed, setTyped] = useState<Partial<MailTextInput>>({});
  const { subject, greeting, body } = text;
  const words: MailTextInput = { subject, greeting, body, ...typed };
  const { isBusy, run, notice } = useVersionedAction({ load, discard: () => setTyped({}) });
  const [problems, setProblems] = useState<Problems>({});
  const [preview, setPreview] = useState<Preview>();
  const params = { language, kind };
  /** Runs a call and keeps what it says about a field. */
  const call = (action: () => Promise<unknown>, success?: string) =>
    run(async () => {
      setProblems({});
      try {
        await action();
      } catch (error) {
        if (error instanceof ApiProblem) setProblems((error.problem.errors as Problems | undefined) ?? {});
        throw error;
      }
    }, success);
  const save = (given: MailTextInput) =>
    call(async () => {
      await api.call("PUT /api/admin/mail-texts/{language}/{kind}", { params, body: { version, ...given } });
      await load();
      setTyped({});
      setPreview(undefined);
    }, t("Saved"));
  const show = () =>
    call(async () =>
      setPreview(
        await api.call("POST /api/admin/mail-texts/{language}/{kind}/preview", { params, body: words }),
      ),
    );
  const test = () =>
    call(
      () => api.call("POST /api/admin/mail-texts/{language}/{kind}/test-mail", { params, body: words }),
      t("The mail server took the test mail to your own address."),
    );
  const input = (name: keyof MailTextInput, label: string, more: object = {}) => (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={words[name]}
      error={problems[name] !== undefined}
      helperText={problems[name] ?? (words[name] === defaults[name] ? t("The default.") : "")}
      onChange={({ target }) => {
        setTyped({ ...typed, [name]: target.value });
        setPreview(undefined);
      }}
      {...more}
      slotProps={{ htmlInput: { lang: language } }}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(words);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2, mt: 1 }}>
      {input("subject", t("Subject"))}
      {input("greeting", t("Greeting"))}
      {hasBody ? (
        input("body", t("Opening words"), { multiline: true, minRows: 3, maxRows: 12 })
      ) : (
        <Typography color="textSecondary">
          {t(
            "The opening words of this mail follow from what happened, such as which pieces are in the parcel.",
          )}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {t(
          "{placeholders} are filled in; {name} in the greeting only. {needed}Plain text; an empty line begins a paragraph. Amounts, links and buttons follow by themselves.",
          {
            placeholders: inBraces(placeholders),
            name: "{firstName}",
            needed:
              required.length > 0
                ? t("The subject needs {required}. ", { required: inBraces(required) })
                : "",
          },
        )}
      </Typography>
      {notice}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Save")}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void show()}>
          {t("Preview")}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void test()}>
          {t("Send a test to me")}
        </Button>
        <Button
          disabled={isBusy || JSON.stringify(words) === JSON.stringify(defaults)}
          onClick={() => void save(defaults)}
        >
          {t("Back to the default")}
        </Button>
      </Box>
      {preview && <MailPreview preview={preview} />}
    </Box>
  );
}

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");
