import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { Kit } from "../../../contract/admin/kit.ts";

export const KitStockTable = ({ sizes }: { sizes: Kit["sizes"] }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>Size</TableCell>
        <TableCell align="right">In stock</TableCell>
        <TableCell align="right">Redeemed so far</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {sizes.map(({ size, stock, redeemed }) => (
        <TableRow key={size}>
          <TableCell>{size}</TableCell>
          <TableCell align="right">{stock ?? "not counted"}</TableCell>
          <TableCell align="right">{redeemed}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
