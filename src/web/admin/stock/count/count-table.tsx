import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { KeyboardEvent } from "react";
import type { StockItem } from "../../../../contract/admin/stock.ts";
import { t } from "../../../../platform/language/t.ts";
import { skuName } from "../stock-show.tsx";
import { piecesOf, type StockGrid, type TypedCounts } from "./stock-grid.ts";

interface CountTableProps {
  readonly grid: StockGrid;
  readonly typed: TypedCounts;
  readonly onType: (item: StockItem, pieces: string) => void;
}

const PRODUCT_WIDTH = 150;

/** Stays in sight while the sizes scroll: on a phone only two of them fit beside it. */
const productColumn = {
  minWidth: PRODUCT_WIDTH,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: "background.paper",
};

/** A field for each SKU, with what the store knows in grey. Enter and the arrows go down and up a column. */
export const CountTable = ({ grid: { sizes, rows }, typed, onType }: CountTableProps) => (
  <TableContainer
    tabIndex={0}
    role="region"
    aria-label={t("Pieces that lie there")}
    sx={{ scrollPaddingInlineStart: PRODUCT_WIDTH + 8 }}
  >
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={productColumn}>{t("Product")}</TableCell>
          {sizes.map((size) => (
            <TableCell key={size}>{size || t("All sizes")}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, productName, colourName, items }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row" sx={productColumn}>
              <span>{productName}</span>
              <Typography variant="body2" color="textSecondary">
                {colourName}
              </Typography>
            </TableCell>
            {sizes.map((size, column) => {
              const item = items.get(size);
              return (
                <TableCell key={size}>
                  {item && (
                    <TextField
                      size="small"
                      sx={{ width: "5.5rem" }}
                      value={typed[item.id] ?? ""}
                      error={Boolean(typed[item.id]?.trim()) && piecesOf(typed[item.id] ?? "") === null}
                      helperText={item.bin || undefined}
                      placeholder={item.onHand === null ? "–" : String(item.onHand)}
                      onChange={({ target }) => onType(item, target.value)}
                      onKeyDown={moveInColumn}
                      slotProps={{
                        htmlInput: {
                          "aria-label": skuName(item),
                          "data-column": column,
                          inputMode: "numeric",
                          style: { textAlign: "right" },
                          maxLength: 7,
                        },
                      }}
                    />
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const input = event.target as HTMLInputElement;
  if (!step) return;
  event.preventDefault(); // Enter would submit the form around the table
  const fields = [
    ...(input
      .closest("table")
      ?.querySelectorAll<HTMLInputElement>(`input[data-column="${input.dataset.column}"]`) ?? []),
  ];
  fields[fields.indexOf(input) + step]?.focus();
}
