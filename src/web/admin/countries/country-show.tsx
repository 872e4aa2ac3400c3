import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ListButton, Show, useRecordContext } from "react-admin";
import type { Country, CountryChange } from "../../../contract/admin/countries.ts";
import { api } from "../api.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { WithdrawButton } from "../withdraw-button.tsx";
import { CountryForm } from "./country-form.tsx";

export const CountryShow = () => (
  <Show component="div" actions={false}>
    <CountryDetails />
  </Show>
);

function CountryDetails() {
  const country = useRecordContext<Country>();
  const { isBusy, take: run } = useAction();
  if (!country) return null;
  const { version, name, deliveryCharge, bands, isWithdrawn } = country;
  const saveChange = (change: Partial<CountryChange>, done: string) =>
    void run(
      () =>
        api.call("PUT /api/admin/countries/{countryId}", {
          params: { countryId: country.id },
          body: { version, name, deliveryCharge, bands, isWithdrawn, ...change },
        }),
      done,
    );
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Typography variant="h5" component="h2">
          {name}
        </Typography>
        <Typography color="text.secondary">
          {country.isRestOfWorld && "Charged for every country that is not in the list. "}
          {isWithdrawn && "Withdrawn: not in the shop's list."}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <ListButton label="All countries" />
      </Box>
      <SectionCard title="What shipping costs">
        <CountryForm
          key={version}
          country={country}
          isBusy={isBusy}
          label="Save"
          onSave={(fields) => saveChange(fields, `${fields.name}: saved, and on the shop`)}
        />
      </SectionCard>
      <WithdrawButton
        name={name}
        isWithdrawn={isWithdrawn}
        isBusy={isBusy}
        effect="It goes from the shop's list; parcels there are charged as the rest of the world. Orders keep what they say, and you can bring it back."
        onChange={(withdraw) =>
          saveChange({ isWithdrawn: withdraw }, withdraw ? `${name} is withdrawn` : `${name} is back`)
        }
      />
    </Box>
  );
}
