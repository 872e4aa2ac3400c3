import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { usePermissions } from "react-admin";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";
import { t } from "../../../platform/language/t.ts";
import { listUrl } from "./list-url.ts";

/** A stock of this or less is low. The server uses the same limit. */
const LOW_STOCK_LIMIT = 5;

/** Products with a stock of five or fewer, the fewest first. Administrators get links to the stock. */
export function LowStock({ low }: { low: Dashboard["lowStock"] }) {
  const { permissions: role } = usePermissions();
  if (low.length === 0)
    return <Typography color="textSecondary">{t("Nothing that is counted is below six pieces.")}</Typography>;
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t("Product")}</TableCell>
            <TableCell align="right">{t("Left")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {low.map(({ productId, name, kind, stock }) => (
            <TableRow key={`${productId} ${kind}`}>
              <TableCell>
                {role === "admin" ? (
                  <Link
                    href={`#${listUrl("stock", { productId, state: "low", threshold: LOW_STOCK_LIMIT })}`}
                  >
                    {productLabel(name, kind)}
                  </Link>
                ) : (
                  productLabel(name, kind)
                )}
              </TableCell>
              <TableCell align="right">{stock || t("none")}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {role === "admin" && (
        <Typography sx={{ mt: 1.5 }}>
          <Link href={`#${listUrl("stock", { state: "low", threshold: LOW_STOCK_LIMIT })}`}>
            {t("Everything that is low")}
          </Link>
        </Typography>
      )}
    </>
  );
}

const productLabel = (name: string, kind: string): string => (kind ? `${name} · ${kind}` : name);
