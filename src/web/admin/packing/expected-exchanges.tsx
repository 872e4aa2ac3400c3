import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { DataTable, List, SearchInput, useRecordContext } from "react-admin";
import type { PackingExchange } from "../../../contract/admin/packing.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { ReceivePiecesDialog } from "../orders/returns/receive-pieces-dialog.tsx";
import { noWrap } from "../records/column-styles.ts";
import { formatDateTime } from "../words/format.ts";
import { PackingTabs } from "./packing-tabs.tsx";

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t("Number on the label")} />];

/** Exchanges of which the old size is to come. One press receives it, and the new size comes to what is to be packed. */
export const ExpectedExchanges = () => (
  <List
    filters={filters}
    sort={{ field: "backBy", order: "ASC" }}
    title={t("Exchanges to come")}
    empty={false}
  >
    <PackingTabs shown="exchanges" />
    <DataTable
      rowClick={false}
      bulkActionButtons={false}
      empty={<Typography sx={{ p: 2 }}>{t("No exchange is under way.")}</Typography>}
      sx={noWrap("name")}
    >
      <DataTable.Col source="name" label={t("Exchange")} disableSort field={NameAndPieces} />
      <DataTable.Col source="id" label={t("Next step")} disableSort field={ReceiveButton} />
    </DataTable>
  </List>
);

function NameAndPieces() {
  const exchange = useRecordContext<PackingExchange>();
  if (!exchange) return null;
  const day = formatDateTime(exchange.backBy);
  const how = exchange.office
    ? t("Is brought to {office} by {backBy}.", { office: exchange.office, backBy: day })
    : t("Comes by post by {backBy}.", { backBy: day });
  return (
    <>
      <span>{exchange.name}</span>
      {exchange.pieces.map((piece) => (
        <Typography
          key={`${piece.lineId} ${piece.variantId} ${piece.from}`}
          variant="body2"
          sx={{ whiteSpace: "normal" }}
        >
          {t("{quantity} × {productName}: {to} instead of {from}", { ...piece })}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "normal" }}>
        {exchange.isLapsed ? t("Its time is over; take it all the same.") : how}
      </Typography>
    </>
  );
}

function ReceiveButton() {
  const exchange = useRecordContext<PackingExchange>();
  const [isOpen, setOpen] = useState(false);
  if (!exchange) return null;
  const { id: returnId, name, version, pieces, isSent } = exchange;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t("{name} is here", { name })}
        onClick={() => setOpen(true)}
      >
        {t("It is here…")}
      </Button>
      {isOpen && (
        <ReceivePiecesDialog
          pieces={pieces}
          isSent={isSent}
          effect={
            isSent
              ? t("The new size was sent before. Its customer is mailed.")
              : t("The new size comes to what is to be packed. Its customer is mailed.")
          }
          receive={(received) =>
            api.call("POST /api/admin/packing-exchanges/{returnId}/receive", {
              params: { returnId },
              body: { version, pieces: received },
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
