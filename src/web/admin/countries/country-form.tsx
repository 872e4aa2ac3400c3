import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import type { Country, NewCountry, ShippingBand } from "../../../contract/admin/countries.ts";
import { findInvertedBand, findOverlaps } from "../../../features/shipping/validate-bands.ts";
import { BandsChart } from "./bands-chart.tsx";
import { toShippingBands } from "./to-shipping-bands.ts";

type CountryFields = Pick<NewCountry, "name" | "deliveryCharge" | "bands">;
/** The texts of a shipping band while it is edited. */
type BandTexts = Record<keyof ShippingBand, string>;

const bandToTexts = (band: ShippingBand): BandTexts => ({
  fromGrams: String(band.fromGrams),
  toGrams: String(band.toGrams),
  charge: String(band.charge),
});
const isWholeNumber = (text: string) => /^\d{1,9}$/.test(text.trim());
const isAmount = (text: string) => /^\d{1,6}(\.\d{1,2})?$/.test(text.trim());
const isValidBand = (row: BandTexts) =>
  isWholeNumber(row.fromGrams) && isWholeNumber(row.toGrams) && isAmount(row.charge);
const textsToBand = (row: BandTexts): ShippingBand => ({
  fromGrams: Number(row.fromGrams),
  toGrams: Number(row.toGrams),
  charge: Number(row.charge),
});

interface CountryFormProps {
  readonly country?: Country;
  readonly isBusy: boolean;
  readonly label: string;
  /** Level of the form's inner heading: one below the card's. */
  readonly level?: 3 | 4;
  readonly onSave: (words: CountryFields) => void;
}

/** A country's name, charge and shipping bands. Overlaps and gaps show while staff type. */
export function CountryForm({ country, isBusy, label, level = 4, onSave: save }: CountryFormProps) {
  const [name, setName] = useState(country?.name ?? "");
  const [charge, setCharge] = useState(country ? String(country.deliveryCharge) : "");
  const [rows, setRows] = useState<readonly BandTexts[]>(country?.bands.map(bandToTexts) ?? []);
  const bands = rows.filter(isValidBand).map(textsToBand);
  const isConsistent =
    findOverlaps(toShippingBands(bands)).length === 0 && !findInvertedBand(toShippingBands(bands));
  const isComplete = name.trim() !== "" && isAmount(charge) && rows.every(isValidBand) && isConsistent;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete) save({ name: name.trim(), deliveryCharge: Number(charge), bands });
  }
  const maxGrams = bands.reduce((max, { toGrams }) => Math.max(max, toGrams), -1);
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
      <BandsChart bands={bands} charge={isAmount(charge) ? Number(charge) : 0} />
      {rows.map((row, at) => (
        <BandRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id while they are edited
          key={at}
          row={row}
          position={at + 1}
          onChange={(changed) => setRows(rows.map((each, index) => (index === at ? changed : each)))}
          onRemove={() => setRows(rows.filter((_, index) => index !== at))}
        />
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => setRows([...rows, { fromGrams: String(maxGrams + 1), toGrams: "", charge: "" }])}
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
  readonly row: BandTexts;
  readonly position: number;
  readonly onChange: (row: BandTexts) => void;
  readonly onRemove: () => void;
}

function BandRow({ row, position: place, onChange: set, onRemove: remove }: BandRowProps) {
  const field = (name: keyof BandTexts, label: string, isValid: (text: string) => boolean) => (
    <TextField
      label={label}
      size="small"
      required
      value={row[name]}
      error={row[name] !== "" && !isValid(row[name])}
      onChange={(event) => set({ ...row, [name]: event.target.value })}
      slotProps={{ htmlInput: { inputMode: "decimal", "aria-label": `Band ${place}: ${label}` } }}
      sx={{ flex: "1 1 0", minWidth: 0, maxWidth: 140 }}
    />
  );
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
      {field("fromGrams", "From, g", isWholeNumber)}
      {field("toGrams", "To, g", isWholeNumber)}
      {field("charge", "Costs, ₹", isAmount)}
      <IconButton aria-label={`Remove band ${place}`} onClick={remove} size="small">
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
