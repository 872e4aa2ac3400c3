import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { Title, useRedirect } from "react-admin";
import { api } from "../api.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";

const fields = [
  { name: "currencyCode", label: "Code (three capital letters)", maxLength: 3 },
  { name: "name", label: "Name", maxLength: 60 },
  { name: "symbol", label: "Symbol", maxLength: 8 },
  { name: "rate", label: "Rupees for one", maxLength: 13 },
] as const;

/** Adds a currency in which prices are shown. */
export function RateCreate() {
  const [values, setValues] = useState({ currencyCode: "", name: "", symbol: "", rate: "" });
  const { isBusy, take: run } = useAction();
  const redirect = useRedirect();
  async function createRate(event: FormEvent) {
    event.preventDefault();
    const body = { ...values, rate: values.rate.trim() };
    if (await run(() => api.call("POST /api/admin/rates", { body }), `${body.currencyCode} is shown now`))
      redirect("list", "rates");
  }
  return (
    <SectionCard title="Show prices in one more currency" level={2}>
      <Title title="New currency" />
      <Box component="form" onSubmit={createRate} sx={{ display: "grid", gap: 2, maxWidth: 360, pt: 1 }}>
        {fields.map(({ name, label, maxLength }) => (
          <TextField
            key={name}
            label={label}
            size="small"
            required
            value={values[name]}
            onChange={(event) =>
              setValues({
                ...values,
                [name]: name === "currencyCode" ? event.target.value.toUpperCase() : event.target.value,
              })
            }
            slotProps={{ htmlInput: { maxLength: maxLength, autoComplete: "off" } }}
          />
        ))}
        <Button type="submit" variant="contained" disabled={isBusy}>
          Add the currency
        </Button>
      </Box>
    </SectionCard>
  );
}
