import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ListButton, Show, useRecordContext } from "react-admin";
import type { Office, OfficeChange } from "../../../contract/admin/offices.ts";
import { api } from "../api.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { WithdrawButton } from "../withdraw-button.tsx";
import { OfficeForm } from "./office-form.tsx";

export const OfficeShow = () => (
  <Show component="div" actions={false}>
    <OfficeDetails />
  </Show>
);

function OfficeDetails() {
  const office = useRecordContext<Office>();
  const { isBusy, take: run } = useAction();
  if (!office) return null;
  const { id, name, address, version, isWithdrawn } = office;
  const saveChange = (change: Partial<OfficeChange>, done: string) =>
    void run(
      () =>
        api.call("PUT /api/admin/offices/{officeId}", {
          params: { officeId: id },
          body: { version, name, address, isWithdrawn, ...change },
        }),
      done,
    );
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Typography variant="h5" component="h2">
          {name}
        </Typography>
        {isWithdrawn && <Typography color="text.secondary">Withdrawn: nobody bills to it.</Typography>}
        <Box sx={{ flex: 1 }} />
        <ListButton label="All offices" />
      </Box>
      <SectionCard title="Office">
        <OfficeForm
          key={version}
          office={office}
          isBusy={isBusy}
          label="Save"
          onSave={(fields) => saveChange(fields, "Saved")}
        />
      </SectionCard>
      <WithdrawButton
        name={name}
        isWithdrawn={isWithdrawn}
        isBusy={isBusy}
        effect="It goes from the checkout's list. Orders billed to it keep it, and you can bring it back."
        onChange={(withdraw) =>
          saveChange({ isWithdrawn: withdraw }, withdraw ? `${name} is withdrawn` : `${name} is back`)
        }
      />
    </Box>
  );
}
