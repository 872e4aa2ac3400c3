import Add from "@mui/icons-material/Add";
import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import {
  ArrayInput,
  FormDataConsumer,
  maxLength,
  NumberInput,
  required,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from "react-admin";
import { useFormContext } from "react-hook-form";
import { findInvertedBand, findOverlaps } from "../../../catalogue/shipping/validate-bands.ts";
import type { ShippingBand } from "../../../contract/admin/shipping.ts";
import { countryNames, knownCountry } from "../../../platform/country/find-countries.ts";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { AmountInput } from "../inputs/amount-input.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import { withSymbol } from "../words/format.ts";
import { BandsChart } from "./bands-chart.tsx";
import { toShippingBands } from "./to-shipping-bands.ts";

/** A shipping band while it is edited: an empty field is null. */
type BandInput = { readonly [K in keyof ShippingBand]?: number | null };

const isComplete = (band: BandInput): band is ShippingBand =>
  typeof band.fromGrams === "number" && typeof band.toGrams === "number" && typeof band.charge === "number";

const isConsistent = (bands: readonly ShippingBand[]): boolean =>
  findOverlaps(toShippingBands(bands)).length === 0 && !findInvertedBand(toShippingBands(bands));

interface ShippingCountryFormProps {
  readonly saveLabel: string;
  /** The element of the inner heading: one level below the heading above the form. */
  readonly heading: "h2" | "h4";
  /** Inputs above the name. */
  readonly children?: Elements;
}

/** Orders find a country's charge by its English name, so what has another name is turned into it. */
function CountryNameInput() {
  const { setValue } = useFormContext();
  return (
    <>
      <TextInput
        source="name"
        label={t("Name")}
        validate={[required(), maxLength(80)]}
        autoComplete="off"
        onBlur={({ target }) => setValue("name", knownCountry(target.value), { shouldDirty: true })}
        slotProps={{ htmlInput: { list: "country-names" } }}
        sx={{ width: 260 }}
      />
      <datalist id="country-names">
        {countryNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** A country's name, charge and shipping bands. Overlaps and gaps show while staff type. */
export const ShippingCountryForm = ({ saveLabel, heading, children }: ShippingCountryFormProps) => (
  <SimpleForm toolbar={<BandsToolbar saveLabel={saveLabel} />}>
    {children}
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2 }}>
      <CountryNameInput />
      <AmountInput
        source="deliveryCharge"
        label={withSymbol(t("Charge"))}
        validate={required()}
        sx={{ width: 140 }}
      />
    </Box>
    <Typography variant="subtitle2" component={heading} sx={{ mt: 1 }}>
      {t("By weight")}
    </Typography>
    <Bands>
      {(bands, charge) => (
        <Box sx={{ width: "100%" }}>
          <BandsChart bands={bands} charge={charge} />
        </Box>
      )}
    </Bands>
    <ArrayInput source="bands" label={false}>
      <SimpleFormIterator inline disableClear disableReordering disableRemove addButton={<AddBandButton />}>
        <BandFields />
      </SimpleFormIterator>
    </ArrayInput>
  </SimpleForm>
);

const BandsToolbar = ({ saveLabel }: { saveLabel: string }) => (
  <Bands>{(bands) => <SaveToolbar label={saveLabel} disabled={!isConsistent(bands)} />}</Bands>
);

interface BandsProps {
  readonly children: (bands: readonly ShippingBand[], charge: number) => Elements;
}

/** Shows something by the bands that are completely typed, and by the charge without a band. */
const Bands = ({ children }: BandsProps) => (
  <FormDataConsumer<{ bands?: readonly BandInput[]; deliveryCharge?: number | null }>>
    {({ formData: { bands = [], deliveryCharge } }) =>
      children(bands.filter(isComplete), deliveryCharge ?? 0)
    }
  </FormDataConsumer>
);

function BandFields() {
  const { index, remove } = useSimpleFormIteratorItem();
  const name = (label: string) => ({
    htmlInput: { "aria-label": t("Band {index}: {label}", { index: index + 1, label }) },
  });
  const grams = { min: 0, max: 100_000_000, step: 1, validate: required(), sx: { width: 120 } };
  return (
    <>
      <NumberInput source="fromGrams" label={t("From, g")} slotProps={name(t("From, g"))} {...grams} />
      <NumberInput source="toGrams" label={t("To, g")} slotProps={name(t("To, g"))} {...grams} />
      <AmountInput
        source="charge"
        label={withSymbol(t("Costs"))}
        slotProps={name(withSymbol(t("Costs")))}
        validate={required()}
        sx={{ width: 120 }}
      />
      <IconButton
        size="small"
        aria-label={t("Remove band {index}", { index: index + 1 })}
        onClick={() => remove()}
        sx={{ alignSelf: "center" }}
      >
        <Close fontSize="small" />
      </IconButton>
    </>
  );
}

/** A new band begins where the last one ends. */
function AddBandButton() {
  const { add } = useSimpleFormIterator();
  return (
    <Bands>
      {(bands) => (
        <Button
          variant="outlined"
          startIcon={<Add />}
          onClick={() => {
            const maxGrams = bands.reduce((max, { toGrams }) => Math.max(max, toGrams), -1);
            add({ fromGrams: maxGrams + 1, toGrams: null, charge: null });
          }}
        >
          {t("Add a band")}
        </Button>
      )}
    </Bands>
  );
}
