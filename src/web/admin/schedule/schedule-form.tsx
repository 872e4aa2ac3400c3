import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import type { ScheduledChange, ScheduleInput } from "../../../contract/admin/scheduled-changes.ts";
import { DateTimeField } from "../date-time-field.tsx";
import { SelectField } from "../select-field.tsx";

const kindLabels: Record<ScheduledChange["kind"], string> = {
  price: "A price",
  publish: "Into the shop",
  withdraw: "Out of the shop",
};
const twoColumns = { display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } };

interface ScheduleFormProps {
  readonly product: StaffProduct;
  readonly isBusy: boolean;
  /** Returns whether the server accepted it. */
  readonly onAdd: (input: ScheduleInput) => Promise<boolean>;
}

/** Schedules a change. Without a start it begins now. A price without an end stays. */
export function ScheduleForm({ product: { variants }, isBusy, onAdd: add }: ScheduleFormProps) {
  const [kind, setKind] = useState<ScheduledChange["kind"]>("price");
  const [variantId, setVariantId] = useState(variants[0]?.id ?? 0);
  const [startsAt, setStart] = useState<string | null>(null);
  const [endsAt, setEnd] = useState<string | null>(null);
  const variant = variants.find(({ id }) => id === variantId);
  const [prices, setPrices] = useState<{ web: string; selling: string }>();
  const web = prices?.web ?? String(variant?.webPrice ?? "");
  const selling = prices?.selling ?? String(variant?.sellingPrice ?? "");
  async function submit(event: FormEvent) {
    event.preventDefault();
    const from = startsAt ?? new Date().toISOString();
    const isAccepted = await add(
      kind === "price"
        ? { kind, variantId, webPrice: Number(web), sellingPrice: Number(selling), startsAt: from, endsAt }
        : { kind, startsAt: from },
    );
    if (!isAccepted) return;
    setStart(null);
    setEnd(null);
    setPrices(undefined);
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2, pt: 1, maxWidth: 640 }}>
      <Box sx={twoColumns}>
        <SelectField label="What" labels={kindLabels} value={kind} onChange={setKind} />
        {kind === "price" && variants.length > 1 && (
          <SelectField
            label="Variant"
            labels={Object.fromEntries(
              variants.map(({ id, colourName }) => [id, colourName || `Variant ${id}`]),
            )}
            value={String(variantId)}
            onChange={(id) => {
              setVariantId(Number(id));
              setPrices(undefined);
            }}
          />
        )}
      </Box>
      {kind === "price" && (
        <Box sx={twoColumns}>
          <PriceField
            label="Price before the reduction, ₹"
            value={web}
            set={(each) => setPrices({ web: each, selling })}
          />
          <PriceField
            label="Selling price then, ₹"
            value={selling}
            set={(each) => setPrices({ web, selling: each })}
          />
        </Box>
      )}
      <Box sx={twoColumns}>
        <DateTimeField label="From (empty: now)" value={startsAt} onChange={setStart} />
        {kind === "price" && (
          <DateTimeField label="Until (empty: for good)" value={endsAt} onChange={setEnd} />
        )}
      </Box>
      <div>
        <Button type="submit" variant="outlined" disabled={isBusy}>
          Schedule it
        </Button>
      </div>
    </Box>
  );
}

const PriceField = ({
  label,
  value,
  set,
}: {
  label: string;
  value: string;
  set: (value: string) => void;
}) => (
  <TextField
    label={label}
    type="number"
    size="small"
    required
    value={value}
    onChange={({ target }) => set(target.value)}
    slotProps={{ htmlInput: { min: 0, max: 1_000_000, step: 0.01 } }}
  />
);
