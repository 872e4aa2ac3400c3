import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { DataTable, Pagination, ReferenceManyField, Show, useRecordContext } from "react-admin";
import type { StockItem } from "../../../contract/admin/stock.ts";
import { t } from "../../../platform/language/t.ts";
import { noWrap } from "../records/column-styles.ts";
import { RecordHeading } from "../records/record-heading.tsx";
import { SectionCard } from "../records/section-card.tsx";
import { catalogueStaff, storeRoomStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { formatDateTime, formatFullDay } from "../words/format.ts";
import { BinForm } from "./bin-form.tsx";
import { DeliveryForm } from "./delivery-form.tsx";
import { movementColumns } from "./movement-columns.tsx";
import { StockChangeForm } from "./stock-change-form.tsx";

export const StockShow = () => (
  <Show component="div" actions={false} title={t("Stock")}>
    <StockDetails />
  </Show>
);

function StockDetails() {
  const item = useRecordContext<StockItem>();
  const mayChange = useMayChange(catalogueStaff);
  const maySetBin = useMayChange(storeRoomStaff);
  const maySeeMovements = useMayChange(movementReaders);
  if (!item) return null;
  return (
    <Box sx={{ display: "grid", gap: 2, maxWidth: 960, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <RecordHeading title={skuName(item)} allLabel={t("All stock")}>
        <Typography color="textSecondary">
          {[
            stockText(item),
            !mayChange && deliveryText(item),
            item.skuCode && t("SKU {skuCode}", { skuCode: item.skuCode }),
            !maySetBin && item.bin && t("bin {bin}", { bin: item.bin }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
      </RecordHeading>
      {mayChange && (
        <SectionCard title={t("Change the stock")}>
          <StockChangeForm key={String(item.stock)} item={item} />
        </SectionCard>
      )}
      {mayChange && (
        <SectionCard title={t("Next delivery")}>
          <DeliveryForm key={JSON.stringify(item.delivery)} item={item} />
        </SectionCard>
      )}
      {maySetBin && (
        <SectionCard title={t("Bin")}>
          <BinForm key={item.bin} item={item} />
        </SectionCard>
      )}
      {maySeeMovements && (
        <SectionCard title={t("Every movement")}>
          <ReferenceManyField
            reference="stock-movements"
            target="stockId"
            sort={{ field: "at", order: "DESC" }}
            pagination={<Pagination />}
          >
            <Box component="section" tabIndex={0} aria-label={t("Movements")} sx={{ overflowX: "auto" }}>
              <DataTable bulkActionButtons={false} rowClick={false} sx={noWrap("at", "orderNo")}>
                <DataTable.Col
                  source="at"
                  label={t("When")}
                  disableSort
                  render={(row) => formatDateTime(row.at)}
                />
                {movementColumns}
              </DataTable>
            </Box>
          </ReferenceManyField>
        </SectionCard>
      )}
    </Box>
  );
}

/** A movement names an order and who made it. */
const movementReaders: readonly string[] = ["support", "catalogue", "admin"];

/** For who cannot change it. */
const deliveryText = ({ delivery }: StockItem): string =>
  delivery
    ? t("{pieces} expected on {day}", { pieces: delivery.pieces, day: formatFullDay(delivery.expectedOn) })
    : "";

function stockText({ stock, onHand, reserved }: StockItem): string {
  const unsent = reserved > 0 ? t(", {reserved} sold and not sent", { reserved }) : "";
  if (stock === null) return t("not counted{unsent}", { unsent });
  return reserved > 0
    ? t("{onHand} on hand{unsent}: {stock} can be sold", {
        onHand: onHand ?? stock + reserved,
        unsent,
        stock,
      })
    : t("{stock} can be sold", { stock });
}

export const skuName = ({ productName, colourName, size }: StockItem): string =>
  [productName, colourName, size].filter(Boolean).join(", ");
