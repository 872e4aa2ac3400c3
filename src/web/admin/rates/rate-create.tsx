import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { Title, useRedirect } from "react-admin";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";

const fields = [
  { name: "currencyCode", label: "Code (three capital letters)", longest: 3 },
  { name: "name", label: "Name", longest: 60 },
  { name: "symbol", label: "Symbol", longest: 8 },
  { name: "rate", label: "Rupees for one", longest: 13 },
] as const;

/** One more currency that prices are shown in. */
export function RateCreate() {
  const [given, setGiven] = useState({ currencyCode: "", name: "", symbol: "", rate: "" });
  const { isBusy, take } = useStep();
  const redirect = useRedirect();
  async function add(event: FormEvent) {
    event.preventDefault();
    const body = { ...given, rate: given.rate.trim() };
    if (await take(() => api.call("POST /api/admin/rates", { body }), `${body.currencyCode} is shown now`))
      redirect("list", "rates");
  }
  return (
    <Part title="Show prices in one more currency" level={2}>
      <Title title="New currency" />
      <Box component="form" onSubmit={add} sx={{ display: "grid", gap: 2, maxWidth: 360, pt: 1 }}>
        {fields.map(({ name, label, longest }) => (
          <TextField
            key={name}
            label={label}
            size="small"
            required
            value={given[name]}
            onChange={(event) =>
              setGiven({
                ...given,
                [name]: name === "currencyCode" ? event.target.value.toUpperCase() : event.target.value,
              })
            }
            slotProps={{ htmlInput: { maxLength: longest, autoComplete: "off" } }}
          />
        ))}
        <Button type="submit" variant="contained" disabled={isBusy}>
          Add the currency
        </Button>
      </Box>
    </Part>
  );
}
