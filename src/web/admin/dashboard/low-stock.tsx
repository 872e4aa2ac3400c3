import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";

/** What runs out: five pieces or fewer, the fewest first. */
export function LowStock({ low }: { low: Dashboard["lowStock"] }) {
  if (low.length === 0)
    return <Typography color="text.secondary">Nothing that is counted is below six pieces.</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell align="right">Left</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {low.map(({ productId, name, kind, stock }) => (
          <TableRow key={`${productId} ${kind}`}>
            <TableCell>{kind ? `${name} · ${kind}` : name}</TableCell>
            <TableCell align="right">{stock || "none"}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
