import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import type { ScheduledChange, ScheduleInput } from "../../../contract/admin/scheduled-changes.ts";
import { ChoiceField } from "../choice-field.tsx";
import { MomentField } from "../moment-field.tsx";

const kinds: Record<ScheduledChange["kind"], string> = {
  price: "A price",
  publish: "Into the shop",
  withdraw: "Out of the shop",
};
const pair = { display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } };

interface ScheduleFormProps {
  readonly product: StaffProduct;
  readonly isBusy: boolean;
  /** Answers whether it was taken. */
  readonly add: (input: ScheduleInput) => Promise<boolean>;
}

/** One more thing to come. What has no beginning begins now; a price without an end is for good. */
export function ScheduleForm({ product: { variants }, isBusy, add }: ScheduleFormProps) {
  const [kind, setKind] = useState<ScheduledChange["kind"]>("price");
  const [variantId, setVariantId] = useState(variants[0]?.id ?? 0);
  const [startsAt, setStart] = useState<string | null>(null);
  const [endsAt, setEnd] = useState<string | null>(null);
  const present = variants.find(({ id }) => id === variantId);
  const [prices, setPrices] = useState<{ web: string; selling: string }>();
  const web = prices?.web ?? String(present?.webPrice ?? "");
  const selling = prices?.selling ?? String(present?.sellingPrice ?? "");
  async function submit(event: FormEvent) {
    event.preventDefault();
    const from = startsAt ?? new Date().toISOString();
    const isTaken = await add(
      kind === "price"
        ? { kind, variantId, webPrice: Number(web), sellingPrice: Number(selling), startsAt: from, endsAt }
        : { kind, startsAt: from },
    );
    if (!isTaken) return;
    setStart(null);
    setEnd(null);
    setPrices(undefined);
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "grid", gap: 2, pt: 1, maxWidth: 640 }}>
      <Box sx={pair}>
        <ChoiceField label="What" words={kinds} value={kind} set={setKind} />
        {kind === "price" && variants.length > 1 && (
          <ChoiceField
            label="Variant"
            words={Object.fromEntries(
              variants.map(({ id, colourName }) => [id, colourName || `Variant ${id}`]),
            )}
            value={String(variantId)}
            set={(id) => {
              setVariantId(Number(id));
              setPrices(undefined);
            }}
          />
        )}
      </Box>
      {kind === "price" && (
        <Box sx={pair}>
          <Rupees
            label="Price before the reduction, ₹"
            value={web}
            set={(each) => setPrices({ web: each, selling })}
          />
          <Rupees
            label="Selling price then, ₹"
            value={selling}
            set={(each) => setPrices({ web, selling: each })}
          />
        </Box>
      )}
      <Box sx={pair}>
        <MomentField label="From (empty: now)" value={startsAt} set={setStart} />
        {kind === "price" && <MomentField label="Until (empty: for good)" value={endsAt} set={setEnd} />}
      </Box>
      <div>
        <Button type="submit" variant="outlined" disabled={isBusy}>
          Schedule it
        </Button>
      </div>
    </Box>
  );
}

const Rupees = ({ label, value, set }: { label: string; value: string; set: (value: string) => void }) => (
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
