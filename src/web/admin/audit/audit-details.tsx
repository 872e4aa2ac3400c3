import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { AuditRow } from "../../../contract/admin/audit.ts";
import { diffValues } from "./diff-values.ts";

/**
 * One audit row, value by value. Removed values are struck through and new values are bold, so that nothing
 * depends on colour alone.
 */
export function AuditDetails({ row }: { row: AuditRow }) {
  const found = diffValues(row.before, row.after);
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        By {row.actor}, as {row.role}, from the network address {row.clientIp}.
        {found.length === 0 && " Nothing was noted of before and after."}
      </Typography>
      {found.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label={`Change ${row.id}`}>
          <Table size="small" sx={{ maxWidth: 900 }}>
            <TableHead>
              <TableRow>
                <TableCell>Value</TableCell>
                <TableCell>Before</TableCell>
                <TableCell>After</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {found.map(({ path: what, before, after, kind }) => (
                <TableRow key={what}>
                  <TableCell>{what}</TableCell>
                  <TableCell sx={{ overflowWrap: "anywhere", minWidth: "7rem" }}>
                    {kind === "same" ? before : before && <del>{before}</del>}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: "anywhere", minWidth: "7rem" }}>
                    {kind === "same" ? after : after && <strong>{after}</strong>}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </>
  );
}
