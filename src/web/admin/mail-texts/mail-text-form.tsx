import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { MailTextInput, MailTextState } from "../../../contract/admin/mail-texts.ts";
import { ApiProblem } from "../../../contract/client.ts";
import type { Output } from "../../../contract/route-types.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { MailPreview } from "./mail-preview.tsx";

type Preview = Output<"POST /api/admin/mail-texts/{language}/{kind}/preview">;
type Problems = Partial<Record<keyof MailTextInput, string>>;

interface MailTextFormProps {
  readonly text: MailTextState;
  readonly onSaved: () => Promise<void>;
}

/** Subject, greeting and opening words of one kind of mail in one language. What is wrong stands at its field. */
export function MailTextForm({ text, onSaved }: MailTextFormProps) {
  const { kind, language, version, defaults, hasBody, placeholders, required } = text;
  const { isBusy, run } = useAction();
  const [words, setWords] = useState<MailTextInput>({
    subject: text.subject,
    greeting: text.greeting,
    body: text.body,
  });
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
    call(
      () => api.call("PUT /api/admin/mail-texts/{language}/{kind}", { params, body: { version, ...given } }),
      "Saved",
    ).then((isSaved) => (isSaved ? onSaved() : undefined));
  const show = () =>
    call(async () =>
      setPreview(
        await api.call("POST /api/admin/mail-texts/{language}/{kind}/preview", { params, body: words }),
      ),
    );
  const test = () =>
    call(
      () => api.call("POST /api/admin/mail-texts/{language}/{kind}/test-mail", { params, body: words }),
      "The mail server took the test mail to your own address.",
    );
  const input = (name: keyof MailTextInput, label: string, more: object = {}) => (
    <TextField
      fullWidth
      size="small"
      label={label}
      value={words[name]}
      error={problems[name] !== undefined}
      helperText={problems[name] ?? (words[name] === defaults[name] ? "The default." : "")}
      onChange={({ target }) => {
        setWords({ ...words, [name]: target.value });
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
      {input("subject", "Subject")}
      {input("greeting", "Greeting")}
      {hasBody ? (
        input("body", "Opening words", { multiline: true, minRows: 3, maxRows: 12 })
      ) : (
        <Typography color="textSecondary">
          The opening words of this mail follow from what happened, such as which pieces are in the parcel.
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {placeholders.map((name) => `{${name}}`).join(", ")} are filled in; {"{firstName}"} in the greeting
        only. {required.length > 0 && `The subject needs {${required.join("}, {")}}. `}
        Plain text; an empty line begins a paragraph. Amounts, links and buttons follow by themselves.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          Save
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void show()}>
          Preview
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void test()}>
          Send a test to me
        </Button>
        <Button
          disabled={isBusy || JSON.stringify(words) === JSON.stringify(defaults)}
          onClick={() => void save(defaults)}
        >
          Back to the default
        </Button>
      </Box>
      {preview && <MailPreview preview={preview} />}
    </Box>
  );
}
