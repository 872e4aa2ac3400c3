import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { DataTable, List, SearchInput } from "react-admin";
import type { Invitation } from "../../../contract/admin/invitations.ts";
import { t } from "../../../platform/language/t.ts";
import { ConfirmButton } from "../actions/confirm-button.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { ListToolbar } from "../lists/list-toolbar.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { roleNames } from "./role-labels.ts";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t("Name or e-mail")} />];

const layout = [
  breakWords("firstName", "email"),
  noWrap("expiresAt"),
  hideOnPhone("email", "expiresAt"),
  hideOnNarrow("role", "invitedBy"),
];

/** Until when the link works. */
const stateOf = ({ isExpired, expiresAt }: Invitation) =>
  isExpired ? t("Ended") : t("Until {expiresAt}", { expiresAt: formatDateTime(expiresAt) });

/** Who is invited and has not accepted yet. */
export const InvitationList = () => (
  <List
    filters={filters}
    sort={{ field: "invitedAt", order: "DESC" }}
    title={t("Invitations")}
    actions={<ListToolbar exportButton={null} />}
  >
    <DataTable<Invitation> rowClick={false} bulkActionButtons={false} sx={layout}>
      <DataTable.Col
        source="firstName"
        label={t("Name")}
        disableSort
        render={(row: Invitation) => (
          <>
            <span>{`${row.firstName} ${row.lastName}`}</span>
            <CellDetails>{`${row.email} · ${roleNames[row.role]} · ${stateOf(row)}`}</CellDetails>
          </>
        )}
      />
      <DataTable.Col source="email" label={t("E-mail")} disableSort />
      <DataTable.Col
        source="role"
        label={t("Role")}
        disableSort
        render={({ role, hasAccount }: Invitation) =>
          hasAccount
            ? t("{roleNames}, offered to a customer", { roleNames: roleNames[role] })
            : roleNames[role]
        }
      />
      <DataTable.Col source="expiresAt" label={t("Link")} disableSort render={stateOf} />
      <DataTable.Col source="invitedBy" label={t("Invited by")} disableSort />
      <DataTable.Col label={t("Next")} disableSort render={(row: Invitation) => <RowActions row={row} />} />
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
        aria-label={t("Send again to {email}", { email })}
        onClick={() =>
          void run(
            () => api.call("POST /api/admin/invitations/{invitationId}/resend", { params }),
            t("A new link is on its way to {email}. The one before stops working.", { email }),
          )
        }
      >
        {t("Send again")}
      </Button>
      <ConfirmButton
        size="small"
        color="error"
        disabled={isBusy}
        aria-label={t("Withdraw the invitation of {email}", { email })}
        title={t("Withdraw this invitation?")}
        content={t("The link that {email} has stops working. You can invite them anew.", { email })}
        confirm={t("Withdraw it")}
        onConfirm={() =>
          void run(
            () => api.call("POST /api/admin/invitations/{invitationId}/withdraw", { params }),
            t("Withdrawn"),
          )
        }
      >
        {t("Withdraw")}
      </ConfirmButton>
    </Box>
  );
}
