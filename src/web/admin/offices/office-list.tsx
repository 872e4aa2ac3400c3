import { BooleanField, BooleanInput, DataTable, List, SearchInput, useRecordContext } from "react-admin";
import type { Office } from "../../../contract/admin/offices.ts";
import { api } from "../api.ts";
import { hideOnPhone } from "../column-styles.ts";
import { MoveButtons } from "../move-buttons.tsx";
import { useAction } from "../use-action.ts";

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
    <DataTable rowClick="show" bulkActionButtons={false} sx={hideOnPhone("address")}>
      <DataTable.Col source="name" disableSort />
      <DataTable.Col source="address" disableSort />
      <DataTable.Col source="isWithdrawn" label="Withdrawn" disableSort field={BooleanField} />
      <DataTable.Col label="Order" field={MoveCell} disableSort />
    </DataTable>
  </List>
);

function MoveCell() {
  const office = useRecordContext<Office>();
  const { isBusy, take: run } = useAction();
  if (!office) return null;
  return (
    <MoveButtons
      name={office.name}
      disabled={isBusy}
      onMove={(direction) =>
        void run(() =>
          api.call("POST /api/admin/offices/{officeId}/move", {
            params: { officeId: office.id },
            body: { direction },
          }),
        )
      }
    />
  );
}
