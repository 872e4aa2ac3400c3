import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Link from "@mui/material/Link";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useNotify } from "react-admin";
import type { Integration, IntegrationsState } from "../../../contract/admin/integrations.ts";
import { t } from "../../../platform/language/t.ts";
import { useVersionedAction } from "../actions/use-versioned-action.tsx";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { fieldWords, integrationWords } from "./integration-words.tsx";

interface IntegrationCardProps {
  readonly integration: Integration;
  readonly version: number;
  readonly onSaved: (state: IntegrationsState) => void;
  readonly load: () => Promise<unknown>;
}

/** One service: what it needs, a test before it is saved, and its end. */
export function IntegrationCard(props: IntegrationCardProps) {
  const { name, isOn, fixedBy, isUnreadable, address } = props.integration;
  const { title, purpose, addressLabel } = integrationWords[name];
  return (
    <Box id={name} sx={{ scrollMarginTop: 64 }}>
      <SectionCard title={title} level={3}>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "start" }}>
          <Chip size="small" color={isOn ? "success" : "default"} label={isOn ? t("On") : t("Off")} />
          <Typography color="textSecondary">{purpose}</Typography>
          {isUnreadable && (
            <Alert severity="warning">
              {t("What was stored cannot be read with today's SECRET_KEY: type it again.")}
            </Alert>
          )}
          {addressLabel && (
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" color="textSecondary">
                {addressLabel}
              </Typography>
              <Typography
                component="code"
                sx={{ overflowWrap: "anywhere", fontFamily: "monospace" }}
                translate="no"
              >
                {address}
              </Typography>
            </Box>
          )}
          {fixedBy ? (
            <Typography>
              {t("{variable} is set in the server's environment, which takes precedence.", {
                variable: fixedBy,
              })}
            </Typography>
          ) : (
            <IntegrationForm {...props} />
          )}
          {name === "companyLogin" && isOn && (
            <Link href="/accounts/company?redirect=admin&again=on" target="_blank" rel="noopener">
              {t("Log in with the company in another window")}
            </Link>
          )}
        </Box>
      </SectionCard>
    </Box>
  );
}

/** The fields of one service. A secret that is stored is not shown: an empty field keeps it. */
function IntegrationForm({ integration, version, onSaved, load }: IntegrationCardProps) {
  const { name, fields } = integration;
  const isStored = integration.isUnreadable || fields.some((field) => field.isStored);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const values: Record<string, string> = { ...integration.values, ...typed };
  const [found, setFound] = useState("");
  const { isBusy, run, notice } = useVersionedAction({ load, discard: () => setTyped({}) });
  const notify = useNotify();
  const isWhole = fields.every(
    (field) => values[field.name]?.trim() || field.isOptional || (field.isSecret && field.isStored),
  );
  const save = (stored: Record<string, string> | null, message: string) =>
    run(async () => {
      const state = await api.call("PUT /api/admin/integrations/{integration}", {
        params: { integration: name },
        body: { version, values: stored },
      });
      setTyped({}); // secrets do not stay on the screen
      onSaved(state);
    }, message);
  const test = () =>
    run(async () => {
      setFound("");
      const tested = await api.call("POST /api/admin/integrations/{integration}/test", {
        params: { integration: name },
        body: { values },
      });
      setFound(tested.found);
      notify(tested.found, { type: "success" });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(values, t("Saved. It is in force now."));
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)", width: 1 }}
    >
      {fields.map((field) => (
        <TextField
          key={field.name}
          size="small"
          type={field.isSecret ? "password" : "text"}
          autoComplete={field.isSecret ? "new-password" : "off"}
          label={fieldWords[field.name].label}
          placeholder={fieldWords[field.name].example ?? ""}
          helperText={
            field.isSecret && field.isStored
              ? t("Empty: the stored one stays.")
              : (fieldWords[field.name].help ?? "")
          }
          value={values[field.name] ?? ""}
          onChange={({ target }) => {
            setFound("");
            setTyped((before) => ({ ...before, [field.name]: target.value }));
          }}
        />
      ))}
      {notice}
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap" }}>
        <Button type="submit" variant="contained" disabled={isBusy || !isWhole}>
          {t("Save")}
        </Button>
        {name !== "easypost" && (
          <Button variant="outlined" disabled={isBusy || !isWhole} onClick={() => void test()}>
            {t("Test")}
          </Button>
        )}
        {isStored && (
          <Button
            disabled={isBusy}
            onClick={() => void save(null, t("It is off, and its keys are deleted here."))}
          >
            {t("Switch it off")}
          </Button>
        )}
      </Box>
      <Typography role="status" sx={{ "&:empty": { display: "none" } }}>
        {found}
      </Typography>
    </Box>
  );
}
