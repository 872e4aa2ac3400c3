import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { Title, useRedirect } from "react-admin";
import { api } from "../api.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { CountryForm } from "./country-form.tsx";

/** Adds a country to deliver to. It comes last in the shop's list. */
export function CountryCreate() {
  const { isBusy, take: run } = useAction();
  const [isRestOfWorld, setRestOfWorld] = useState(false);
  const redirect = useRedirect();
  return (
    <SectionCard title="Deliver to one more country" level={2}>
      <Title title="New country" />
      <FormControlLabel
        label="This is the rest of the world: charged for every country that is not in the list"
        control={
          <Checkbox checked={isRestOfWorld} onChange={(event) => setRestOfWorld(event.target.checked)} />
        }
      />
      <CountryForm
        isBusy={isBusy}
        label="Add the country"
        level={3}
        onSave={async (country) => {
          const body = { ...country, isRestOfWorld };
          if (await run(() => api.call("POST /api/admin/countries", { body }), `${country.name} is added`))
            redirect("list", "countries");
        }}
      />
    </SectionCard>
  );
}
