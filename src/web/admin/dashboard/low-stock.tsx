import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { usePermissions } from "react-admin";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";
import { linkTo } from "./link-to.ts";

/** What counts as low here: the server's own bound. */
const LOW = 5;

/** What runs out: five pieces or fewer, the fewest first. It leads to the stock for who may see it. */
export function LowStock({ low }: { low: Dashboard["lowStock"] }) {
  const { permissions: role } = usePermissions();
  if (low.length === 0)
    return <Typography color="text.secondary">Nothing that is counted is below six pieces.</Typography>;
  return (
    <>
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
              <TableCell>
                {role === "admin" ? (
                  <Link href={`#${linkTo("stock", { productId, state: "low", threshold: LOW })}`}>
                    {called(name, kind)}
                  </Link>
                ) : (
                  called(name, kind)
                )}
              </TableCell>
              <TableCell align="right">{stock || "none"}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {role === "admin" && (
        <Typography sx={{ mt: 1.5 }}>
          <Link href={`#${linkTo("stock", { state: "low", threshold: LOW })}`}>Everything that is low</Link>
        </Typography>
      )}
    </>
  );
}

const called = (name: string, kind: string): string => (kind ? `${name} · ${kind}` : name);
