import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useGetList } from "react-admin";
import type { RateHistoryRow } from "../../../contract/admin/currency-rates.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatChange, formatDateTime } from "../words/format.ts";

const MAX_SHOWN = 50;

/** The latest rate changes, of one currency or of all. */
export function CurrencyRateHistory({ currencyCode }: { currencyCode?: string }) {
  const { data = [], total = 0 } = useGetList<RateHistoryRow>("currency-rate-changes", {
    pagination: { page: 1, perPage: MAX_SHOWN },
    sort: { field: "changedAt", order: "DESC" },
    filter: currencyCode ? { currencyCode } : {},
  });
  return (
    <SectionCard
      title={total > MAX_SHOWN ? t("The latest {count} changes", { count: MAX_SHOWN }) : t("Changes so far")}
      level={currencyCode ? 3 : 2}
    >
      {data.length === 0 ? (
        <Typography color="textSecondary">{t("None yet.")}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={t("Changes of rates")}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {[
                  t("When"),
                  ...(currencyCode ? [] : [t("Currency")]),
                  t("From"),
                  t("To"),
                  t("Change"),
                  t("By"),
                ].map((name) => (
                  <TableCell key={name}>{name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((change) => (
                <TableRow key={change.id}>
                  <TableCell sx={{ whiteSpace: "nowrap" }}>{formatDateTime(change.changedAt)}</TableCell>
                  {!currencyCode && <TableCell>{change.currencyCode}</TableCell>}
                  <TableCell>{change.from}</TableCell>
                  <TableCell>{change.to}</TableCell>
                  <TableCell>{`${formatChange(change.percent)} %`}</TableCell>
                  <TableCell>{change.changedBy || t("the source")}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </SectionCard>
  );
}
