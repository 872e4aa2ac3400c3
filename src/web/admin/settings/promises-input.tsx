import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { withGermanText } from "../content/german-fields.tsx";

type Promises = StoreSettings["promises"];

const MAX_PROMISES = 3;

const germanFields = [
  { name: "title", label: (number: number) => `Promise ${number} in German`, maxLength: 60 },
  { name: "text", label: () => "What it means, in German", maxLength: 200 },
] as const;

interface PromisesInputProps {
  readonly value: Promises;
  readonly offersGerman: boolean;
  readonly onChange: (value: Promises) => void;
}

/** The strip of promises on the home page: at most three, each a title and a sentence. */
export function PromisesInput({ value, offersGerman, onChange }: PromisesInputProps) {
  const change = (at: number, changed: Partial<Promises[number]>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changed } : each)));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: "grid", gap: 1.5 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Promises on the home page. None: no strip.
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
            label={`Promise ${at + 1}`}
            value={promise.title}
            onChange={({ target }) => change(at, { title: target.value })}
          />
          <TextField
            size="small"
            label="What it means"
            value={promise.text}
            onChange={({ target }) => change(at, { text: target.value })}
          />
          {offersGerman &&
            germanFields.map(({ name, label, maxLength }) => (
              <TextField
                key={name}
                size="small"
                label={label(at + 1)}
                slotProps={{ htmlInput: { lang: "de", maxLength } }}
                value={promise.translations?.de?.[name] ?? ""}
                onChange={({ target }) =>
                  onChange(
                    value.map((each, index) =>
                      index === at ? withGermanText(each, name, target.value) : each,
                    ),
                  )
                }
              />
            ))}
          {/* After the fields of both languages, which it removes; on a wide screen beside the first row. */}
          <Button
            sx={{ justifySelf: "start", gridColumn: { md: 3 }, gridRow: { md: 1 } }}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            Remove promise {at + 1}
          </Button>
        </Box>
      ))}
      {value.length < MAX_PROMISES && (
        <Button
          variant="outlined"
          sx={{ justifySelf: "start" }}
          onClick={() => onChange([...value, { title: "", text: "" }])}
        >
          Add a promise
        </Button>
      )}
    </Box>
  );
}
