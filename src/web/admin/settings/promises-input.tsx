import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { t } from "../../../platform/language/t.ts";
import { TranslatedPart } from "../translations/translated-parts.tsx";

type Promises = StoreSettings["promises"];

const MAX_PROMISES = 3;

interface PromisesInputProps {
  readonly value: Promises;
  readonly onChange: (value: Promises) => void;
}

/** The strip of promises on the home page: at most three, each a title and a sentence. */
export function PromisesInput({ value, onChange }: PromisesInputProps) {
  const change = (at: number, changed: Partial<Promises[number]>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changed } : each)));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: "grid", gap: 1.5 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t("Promises on the home page. None: no strip.")}
      </Typography>
      {value.map((promise, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: promises have no other key, and they are not reordered
          key={at}
          sx={{
            display: "grid",
            gap: 1,
            gridTemplateColumns: { xs: "1fr", md: "200px 1fr auto" },
            pb: 1.5,
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <TextField
            size="small"
            label={t("Promise {at}", { at: at + 1 })}
            value={promise.title}
            onChange={({ target }) => change(at, { title: target.value })}
          />
          <TextField
            size="small"
            label={t("What it means")}
            value={promise.text}
            onChange={({ target }) => change(at, { text: target.value })}
          />
          <Box sx={{ gridColumn: "1 / -1" }}>
            <TranslatedPart
              part={promise}
              set={(changed) => onChange(value.map((each, index) => (index === at ? changed : each)))}
              texts={[
                { name: "title", label: t("Promise {at}", { at: at + 1 }), maxLength: 60 },
                { name: "text", label: t("What promise {at} means", { at: at + 1 }), maxLength: 200 },
              ]}
              of={t("Promise {at}", { at: at + 1 })}
            />
          </Box>
          {/* After the fields of all languages, which it removes; on a wide screen beside the first row. */}
          <Button
            sx={{ justifySelf: "start", gridColumn: { md: 3 }, gridRow: { md: 1 } }}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            {t("Remove promise {at}", { at: at + 1 })}
          </Button>
        </Box>
      ))}
      {value.length < MAX_PROMISES && (
        <Button
          variant="outlined"
          sx={{ justifySelf: "start" }}
          onClick={() => onChange([...value, { title: "", text: "" }])}
        >
          {t("Add a promise")}
        </Button>
      )}
    </Box>
  );
}
