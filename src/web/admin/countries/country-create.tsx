import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { Title, useRedirect } from "react-admin";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";
import { CountryForm } from "./country-form.tsx";

/** One more country to deliver to; it comes last in the shop's list. */
export function CountryCreate() {
  const { isBusy, take } = useStep();
  const [isRestOfWorld, setRestOfWorld] = useState(false);
  const redirect = useRedirect();
  return (
    <Part title="Deliver to one more country" level={2}>
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
        save={async (words) => {
          const body = { ...words, isRestOfWorld };
          if (await take(() => api.call("POST /api/admin/countries", { body }), `${words.name} is added`))
            redirect("list", "countries");
        }}
      />
    </Part>
  );
}
