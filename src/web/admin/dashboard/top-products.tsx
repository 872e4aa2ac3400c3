import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";
import { t } from "../../../platform/language/t.ts";
import { formatBaseAmount } from "../words/format.ts";
import { listUrl } from "./list-url.ts";

interface TopProductsProps {
  readonly products: Dashboard["topProducts"];
  /** The first day of the counted period. */
  readonly since: string;
}

/** Each product links to the orders that contain it. */
export function TopProducts({ products, since }: TopProductsProps) {
  if (products.length === 0) return <Typography color="textSecondary">{t("Nothing was sold.")}</Typography>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("Product")}</TableCell>
          <TableCell align="right">{t("Pieces")}</TableCell>
          <TableCell align="right">{t("Ordered for")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map(({ productId, name, pieces, revenue }) => (
          <TableRow key={productId}>
            <TableCell>
              <Link href={`#${listUrl("orders", { productId, statusGroup: "live", placedFrom: since })}`}>
                {name}
              </Link>
            </TableCell>
            <TableCell align="right">{pieces}</TableCell>
            <TableCell align="right">{formatBaseAmount(revenue)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
