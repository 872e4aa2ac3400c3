import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DataTable, List, SearchInput } from "react-admin";
import type { Invitation } from "../../../contract/admin/invitations.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { roleNames } from "./role-labels.ts";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder="Name or e-mail" />];

const layout = [
  breakWords("firstName", "email"),
  noWrap("expiresAt"),
  hideOnPhone("email", "expiresAt"),
  hideOnNarrow("role", "invitedBy"),
];

/** Until when the link works. */
const stateOf = ({ isExpired, expiresAt }: Invitation) =>
  isExpired ? "Ended" : `Until ${formatDateTime(expiresAt)}`;

/** Who is invited and has not accepted yet. */
export const InvitationList = () => (
  <List
    filters={filters}
    sort={{ field: "invitedAt", order: "DESC" }}
    title="Invitations"
    actions={<ListToolbar exportButton={null} />}
  >
    <DataTable<Invitation> rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="firstName"
        label="Name"
        disableSort
        render={(row: Invitation) => (
          <>
            {row.firstName} {row.lastName}
            <CellDetails>
              {row.email} · {roleNames[row.role]} · {stateOf(row)}
            </CellDetails>
          </>
        )}
      />
      <DataTable.Col source="email" label="E-mail" disableSort />
      <DataTable.Col
        source="role"
        disableSort
        render={({ role, hasAccount }: Invitation) =>
          hasAccount ? `${roleNames[role]}, offered to a customer` : roleNames[role]
        }
      />
      <DataTable.Col source="expiresAt" label="Link" disableSort render={stateOf} />
      <DataTable.Col source="invitedBy" label="Invited by" disableSort />
      <DataTable.Col label="Next" disableSort render={(row: Invitation) => <RowActions row={row} />} />
    </DataTable>
  </List>
);

function RowActions({ row: { id, email } }: { row: Invitation }) {
  const { isBusy, run } = useAction();
  const params = { invitationId: id };
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button
        size="small"
        disabled={isBusy}
        aria-label={`Send again to ${email}`}
        onClick={() =>
          void run(
            () => api.call("POST /api/admin/invitations/{invitationId}/resend", { params }),
            `A new link is on its way to ${email}. The one before stops working.`,
          )
        }
      >
        Send again
      </Button>
      <ConfirmButton
        size="small"
        color="error"
        disabled={isBusy}
        aria-label={`Withdraw the invitation of ${email}`}
        title="Withdraw this invitation?"
        content={`The link that ${email} has stops working. You can invite them anew.`}
        confirm="Withdraw it"
        onConfirm={() =>
          void run(
            () => api.call("POST /api/admin/invitations/{invitationId}/withdraw", { params }),
            "Withdrawn",
          )
        }
      >
        Withdraw
      </ConfirmButton>
    </Box>
  );
}
