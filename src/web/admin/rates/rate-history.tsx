import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useGetList } from "react-admin";
import type { PastRate } from "../../../contract/admin/rates.ts";
import { onTheClock, signed } from "../amount.ts";
import { Part } from "../part.tsx";

const LATEST = 50;

/** The latest changes, of one currency or of all: when, from, to, and who. */
export function RateHistory({ currencyCode }: { currencyCode?: string }) {
  const { data = [], total = 0 } = useGetList<PastRate>("rate-changes", {
    pagination: { page: 1, perPage: LATEST },
    sort: { field: "changedAt", order: "DESC" },
    filter: currencyCode ? { currencyCode } : {},
  });
  return (
    <Part
      title={total > LATEST ? `The latest ${LATEST} changes` : "Changes so far"}
      level={currencyCode ? 3 : 2}
    >
      {data.length === 0 ? (
        <Typography color="text.secondary">None yet.</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label="Changes of rates">
          <Table size="small">
            <TableHead>
              <TableRow>
                {["When", ...(currencyCode ? [] : ["Currency"]), "From", "To", "Change", "By"].map((name) => (
                  <TableCell key={name}>{name}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((change) => (
                <TableRow key={change.id}>
                  <TableCell sx={{ whiteSpace: "nowrap" }}>{onTheClock(change.changedAt)}</TableCell>
                  {!currencyCode && <TableCell>{change.currencyCode}</TableCell>}
                  <TableCell>{change.from}</TableCell>
                  <TableCell>{change.to}</TableCell>
                  <TableCell>{signed(change.percent)} %</TableCell>
                  <TableCell>{change.changedBy || "the source"}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Part>
  );
}
