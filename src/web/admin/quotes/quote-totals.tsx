import Alert from "@mui/material/Alert";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { QuoteTotals as Totals } from "../../../contract/admin/quotes.ts";
import { ApiProblem } from "../../../contract/client.ts";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { CellDetails } from "../lists/cell-details.tsx";
import { formatBaseAmount } from "../words/format.ts";
import { type QuoteValues, toCheck } from "./quote-form.ts";

/** So long nobody types before the prices are read. */
const PAUSE_MS = 400;

/** What the form comes to, read anew whenever it changes. */
export function LiveQuoteTotals({ values }: { values: QuoteValues }) {
  const [totals, setTotals] = useState<Totals>();
  const [problem, setProblem] = useState("");
  const asked = JSON.stringify(toCheck(values) ?? null);
  useEffect(() => {
    const body = JSON.parse(asked);
    if (body === null) return setTotals(undefined);
    let isCurrent = true;
    const timer = setTimeout(() => {
      api.call("POST /api/admin/quotes/check", { body }).then(
        (found) => {
          if (!isCurrent) return;
          setTotals(found);
          setProblem("");
        },
        (error: unknown) => {
          if (isCurrent && error instanceof ApiProblem) setProblem(error.detail || error.message);
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  if (problem) return <Alert severity="warning">{problem}</Alert>;
  if (!totals)
    return (
      <Typography color="textSecondary">
        {t("The prices appear here once there are a product, pieces and a country.")}
      </Typography>
    );
  return <QuoteTotalsTable totals={totals} />;
}

/** Lines and total, with what the shop asks beside what the quote says. */
export const QuoteTotalsTable = ({ totals }: { totals: Totals }) => (
  <Table size="small" aria-label={t("What it comes to")}>
    <TableHead>
      <TableRow>
        <TableCell>{t("Product")}</TableCell>
        <TableCell align="right" sx={wide}>
          {t("Pieces")}
        </TableCell>
        <TableCell align="right" sx={wide}>
          {t("In the shop")}
        </TableCell>
        <TableCell align="right" sx={wide}>
          {t("Price of one")}
        </TableCell>
        <TableCell align="right">{t("Total")}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {totals.lines.map(({ variantId, size, what, quantity, unitPrice, shopPrice, total, reason, other }) => (
        <TableRow key={`${variantId}~${size}~${what}~${unitPrice}`}>
          <TableCell>
            <span>{what}</span>
            {reason && (
              <Typography
                variant="caption"
                color="textSecondary"
                component="div"
                sx={{ overflowWrap: "anywhere" }}
              >
                {reason}
              </Typography>
            )}
            <CellDetails>
              {[`${quantity} × ${formatBaseAmount(unitPrice)}`, percentText(unitPrice, shopPrice)]
                .filter(Boolean)
                .join(" · ")}
            </CellDetails>
          </TableCell>
          <TableCell align="right" sx={wide}>
            {quantity}
          </TableCell>
          <TableCell align="right" sx={wide}>
            {other ? "–" : formatBaseAmount(shopPrice)}
          </TableCell>
          <TableCell align="right" sx={wide}>
            <span>{formatBaseAmount(unitPrice)}</span>
            <Typography variant="caption" color="textSecondary" component="div">
              {percentText(unitPrice, shopPrice)}
            </Typography>
          </TableCell>
          <TableCell align="right">{formatBaseAmount(total)}</TableCell>
        </TableRow>
      ))}
      <TableRow>
        <TableCell>{t("Delivery charge")}</TableCell>
        <TableCell sx={wide} colSpan={3} />
        <TableCell align="right">{formatBaseAmount(totals.shipping)}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
          {totals.tax > 0 ? t("Total, with {tax} tax", { tax: formatBaseAmount(totals.tax) }) : t("Total")}
        </TableCell>
        <TableCell sx={wide} colSpan={3} />
        <TableCell align="right" sx={{ fontWeight: 600 }}>
          {formatBaseAmount(totals.total)}
        </TableCell>
      </TableRow>
    </TableBody>
  </Table>
);

/** On a phone what they say stands below the product. */
const wide = { display: { xs: "none", sm: "table-cell" } };

/** How far the price is from that of the shop; empty: it is the same. */
const percentText = (unitPrice: number, shopPrice: number): string => {
  if (unitPrice === shopPrice || shopPrice === 0) return "";
  const percent = Math.round((unitPrice / shopPrice - 1) * 1000) / 10;
  return `${percent > 0 ? "+" : "−"}${Math.abs(percent)}%`;
};
