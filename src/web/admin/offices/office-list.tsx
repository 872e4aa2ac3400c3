import { BooleanField, BooleanInput, DataTable, List, SearchInput, useRecordContext } from "react-admin";
import type { Office } from "../../../contract/admin/offices.ts";
import { api } from "../api.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { useStep } from "../use-step.ts";
import { wideOnly } from "../wide-only.ts";

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name" />,
  <BooleanInput key="isWithdrawn" source="isWithdrawn" label="Withdrawn" />,
];

export const OfficeList = () => (
  <List
    filters={filters}
    sort={{ field: "position", order: "ASC" }}
    perPage={100}
    pagination={false}
    exporter={false}
  >
    <DataTable rowClick="show" bulkActionButtons={false} sx={wideOnly("address")}>
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="address" disableSort />
      <DataTable.Col source="isWithdrawn" label="Withdrawn" disableSort field={BooleanField} />
      <DataTable.Col label="Order" field={Move} disableSort />
    </DataTable>
  </List>
);

function Move() {
  const office = useRecordContext<Office>();
  const { isBusy, take } = useStep();
  if (!office) return null;
  return (
    <MoveButtons
      what={office.name}
      disabled={isBusy}
      move={(direction) =>
        void take(() =>
          api.call("POST /api/admin/offices/{officeId}/move", {
            params: { officeId: office.id },
            body: { direction },
          }),
        )
      }
    />
  );
}
