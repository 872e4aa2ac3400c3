import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { required, SelectInput } from "react-admin";
import type { StaffProduct } from "../../../contract/admin/products.ts";
import type { ScheduledChange, ScheduledChangeInput } from "../../../contract/admin/scheduled-changes.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { AmountInput } from "../inputs/amount-input.tsx";
import { DateTimeInput } from "../inputs/date-time-input.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { withSymbol } from "../words/format.ts";

type Variant = StaffProduct["variants"][number];

interface ScheduledChangeValues {
  readonly kind: ScheduledChange["kind"];
  readonly variantId: number;
  /** The prices of each variant by its id, so that a choice of another variant shows that variant's own. */
  readonly prices: Readonly<Record<string, { webPrice: number | null; sellingPrice: number | null }>>;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

const kindLabels: Record<ScheduledChange["kind"], string> = {
  price: t("A price"),
  publish: t("Into the shop"),
  withdraw: t("Out of the shop"),
};
const twoColumns = { display: "grid", columnGap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } };

const initialValues = (variants: readonly Variant[]): ScheduledChangeValues => ({
  kind: "price",
  variantId: variants[0]?.id ?? 0,
  prices: Object.fromEntries(
    variants.map(({ id, webPrice, sellingPrice }) => [priceKey(id), { webPrice, sellingPrice }]),
  ),
  startsAt: null,
  endsAt: null,
});

/** With a letter first, because a form reads a number in a path as the index of an array. */
const priceKey = (variantId: number): string => `v${variantId}`;

/** Without a start it begins now. A price without an end stays. */
function toInput({ kind, variantId, prices, startsAt, endsAt }: ScheduledChangeValues): ScheduledChangeInput {
  const from = startsAt ?? new Date().toISOString();
  if (kind !== "price") return { kind, startsAt: from };
  const { webPrice, sellingPrice } = prices[priceKey(variantId)] ?? {};
  return {
    kind,
    variantId,
    startsAt: from,
    endsAt,
    webPrice: webPrice ?? 0,
    sellingPrice: sellingPrice ?? 0,
  };
}

const fields = { time_invalid: "startsAt", schedule_overlap: "startsAt" } as const;

interface ScheduledChangeFormProps {
  readonly product: StaffProduct;
  readonly isBusy: boolean;
  /** Throws the server's refusal. */
  readonly onAdd: (input: ScheduledChangeInput) => Promise<boolean>;
}

/** Schedules a change. */
export const ScheduledChangeForm = ({ product: { variants }, isBusy, onAdd }: ScheduledChangeFormProps) => (
  <CommandForm
    initialValues={initialValues(variants)}
    fields={fields}
    onSubmit={(values) => onAdd(toInput(values))}
    sx={{ pt: 1, maxWidth: 640 }}
  >
    {({ kind, variantId }) => (
      <>
        <Box sx={twoColumns}>
          <LabelSelectInput source="kind" label={t("What")} labels={kindLabels} />
          {kind === "price" && variants.length > 1 && (
            <SelectInput
              source="variantId"
              label={t("Variant")}
              choices={variants.map(({ id, colourName }) => ({
                id,
                name: colourName || t("Variant {id}", { id }),
              }))}
              validate={required()}
              translateChoice={false}
            />
          )}
        </Box>
        {kind === "price" && <PriceInputs key={variantId} path={`prices.${priceKey(variantId)}`} />}
        <Box sx={twoColumns}>
          <DateTimeInput source="startsAt" label={t("From (empty: now)")} />
          {kind === "price" && <DateTimeInput source="endsAt" label={t("Until (empty: for good)")} />}
        </Box>
        <div>
          <Button type="submit" variant="outlined" disabled={isBusy}>
            {t("Schedule it")}
          </Button>
        </div>
      </>
    )}
  </CommandForm>
);

const PriceInputs = ({ path }: { path: string }) => (
  <Box sx={twoColumns}>
    <AmountInput
      source={`${path}.webPrice`}
      label={withSymbol(t("Price before the reduction"))}
      validate={required()}
    />
    <AmountInput
      source={`${path}.sellingPrice`}
      label={withSymbol(t("Selling price then"))}
      validate={required()}
    />
  </Box>
);
