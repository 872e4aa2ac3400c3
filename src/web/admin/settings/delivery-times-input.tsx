import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { StoreSettings } from "../../../contract/admin/settings.ts";
import { countryNames, knownCountry } from "../../../platform/country/find-countries.ts";
import { t } from "../../../platform/language/t.ts";

type Times = StoreSettings["deliveryTimes"];
interface DeliveryTimesInputProps {
  readonly value: Times;
  readonly onChange: (value: Times) => void;
}

/** Countries whose delivery takes another time than the general ones. */
export function DeliveryTimesInput({ value, onChange }: DeliveryTimesInputProps) {
  const change = (at: number, changed: Partial<Times[number]>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changed } : each)));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: "grid", gap: 1.5 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t("Countries with a delivery time of their own, in days after the dispatch")}
      </Typography>
      <datalist id="delivery-countries">
        {countryNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {value.map((time, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id while it is edited
          key={at}
          sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "1fr 1fr", sm: "2fr 1fr 1fr auto" } }}
        >
          <TextField
            size="small"
            label={t("Country {at}", { at: at + 1 })}
            value={time.country}
            onChange={({ target }) => change(at, { country: target.value })}
            onBlur={() => change(at, { country: knownCountry(time.country) })}
            slotProps={{ htmlInput: { list: "delivery-countries", maxLength: 80, autoComplete: "off" } }}
            sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}
          />
          {(["daysFrom", "daysTo"] as const).map((name) => (
            <TextField
              key={name}
              size="small"
              type="number"
              label={name === "daysFrom" ? t("Days, from") : t("Days, to")}
              value={time[name]}
              onChange={({ target }) => change(at, { [name]: Math.trunc(Number(target.value)) })}
            />
          ))}
          <Button
            aria-label={t("Remove {country}", { country: time.country || t("country {at}", { at: at + 1 }) })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            {t("Remove")}
          </Button>
        </Box>
      ))}
      <Button
        variant="outlined"
        sx={{ justifySelf: "start" }}
        onClick={() => onChange([...value, { country: "", daysFrom: 3, daysTo: 5 }])}
      >
        {t("Add a country")}
      </Button>
    </Box>
  );
}
