import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { Band, Country, NewCountry } from "../../../contract/admin/countries.ts";
import { backwardBand, overlapsOf } from "../../../features/shipping/bands.ts";
import { BandsPicture } from "./bands-picture.tsx";
import { weightsOf } from "./weights-of.ts";

type Words = Pick<NewCountry, "name" | "deliveryCharge" | "bands">;
/** A band while it is typed. */
type Row = Record<keyof Band, string>;

const rowOf = (band: Band): Row => ({
  fromGrams: String(band.fromGrams),
  toGrams: String(band.toGrams),
  charge: String(band.charge),
});
const isWhole = (text: string) => /^\d{1,9}$/.test(text.trim());
const isAmount = (text: string) => /^\d{1,6}(\.\d{1,2})?$/.test(text.trim());
const isFilled = (row: Row) => isWhole(row.fromGrams) && isWhole(row.toGrams) && isAmount(row.charge);
const bandOf = (row: Row): Band => ({
  fromGrams: Number(row.fromGrams),
  toGrams: Number(row.toGrams),
  charge: Number(row.charge),
});

interface CountryFormProps {
  readonly country?: Country;
  readonly isBusy: boolean;
  readonly label: string;
  /** Level of the form's inner heading: one below the part's. */
  readonly level?: 3 | 4;
  readonly save: (words: Words) => void;
}

/** A country's name, charge and weight bands; what overlaps or is left out shows while it is typed. */
export function CountryForm({ country, isBusy, label, level = 4, save }: CountryFormProps) {
  const [name, setName] = useState(country?.name ?? "");
  const [charge, setCharge] = useState(country ? String(country.deliveryCharge) : "");
  const [rows, setRows] = useState<readonly Row[]>(country?.bands.map(rowOf) ?? []);
  const bands = rows.filter(isFilled).map(bandOf);
  const isSound = overlapsOf(weightsOf(bands)).length === 0 && !backwardBand(weightsOf(bands));
  const isComplete = name.trim() !== "" && isAmount(charge) && rows.every(isFilled) && isSound;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) save({ name: name.trim(), deliveryCharge: Number(charge), bands });
  }
  const heaviest = bands.reduce((most, { toGrams }) => Math.max(most, toGrams), -1);
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2, pt: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <TextField
          label="Name"
          size="small"
          required
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          label="Charge, ₹"
          size="small"
          required
          value={charge}
          error={charge !== "" && !isAmount(charge)}
          onChange={(event) => setCharge(event.target.value)}
          slotProps={{ htmlInput: { inputMode: "decimal" } }}
          sx={{ width: 140 }}
        />
      </Box>
      <Typography variant="subtitle2" component={`h${level}`}>
        By weight
      </Typography>
      <BandsPicture bands={bands} charge={isAmount(charge) ? Number(charge) : 0} />
      {rows.map((row, at) => (
        <BandRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are being typed and have no name of their own
          key={at}
          row={row}
          place={at + 1}
          set={(changed) => setRows(rows.map((each, index) => (index === at ? changed : each)))}
          remove={() => setRows(rows.filter((_, index) => index !== at))}
        />
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => setRows([...rows, { fromGrams: String(heaviest + 1), toGrams: "", charge: "" }])}
        >
          Add a band
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy || !isComplete}>
          {label}
        </Button>
      </Box>
    </Box>
  );
}

interface BandRowProps {
  readonly row: Row;
  readonly place: number;
  readonly set: (row: Row) => void;
  readonly remove: () => void;
}

function BandRow({ row, place, set, remove }: BandRowProps) {
  const field = (name: keyof Row, label: string, isRight: (text: string) => boolean) => (
    <TextField
      label={label}
      size="small"
      required
      value={row[name]}
      error={row[name] !== "" && !isRight(row[name])}
      onChange={(event) => set({ ...row, [name]: event.target.value })}
      slotProps={{ htmlInput: { inputMode: "decimal", "aria-label": `Band ${place}: ${label}` } }}
      sx={{ flex: "1 1 0", minWidth: 0, maxWidth: 140 }}
    />
  );
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
      {field("fromGrams", "From, g", isWhole)}
      {field("toGrams", "To, g", isWhole)}
      {field("charge", "Costs, ₹", isAmount)}
      <IconButton aria-label={`Remove band ${place}`} onClick={remove} size="small">
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
