import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { formatBaseAmount } from "../words/format.ts";
import { ExchangeSize } from "./exchange-size.tsx";

type Line = StaffOrder["lines"][number];

/** The order's lines and totals, in the base currency. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const totals: [string, string][] = [
    [t("Sub total"), formatBaseAmount(order.subTotal)],
    ...(order.discount > 0
      ? [
          [
            order.couponCode ? t("Discount ({couponCode})", { couponCode: order.couponCode }) : t("Discount"),
            formatBaseAmount(-order.discount),
          ] as [string, string],
        ]
      : []),
    [
      t("Shipping ({weightGrams} g)", { weightGrams: order.weightGrams }),
      order.shipping === null ? t("to be confirmed") : formatBaseAmount(order.shipping),
    ],
    [t("Grand total"), formatBaseAmount(order.grandTotal)],
  ];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("Product")}</TableCell>
          <TableCell align="right">{t("Qty")}</TableCell>
          <TableCell align="right">{t("Price")}</TableCell>
          <TableCell align="right">{t("Total")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {order.lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell>
              <span>{line.productName}</span>
              {variantText(line) && <small>{` · ${variantText(line)}`}</small>}
              {line.skuCode && <small>{t(" · SKU {skuCode}", { skuCode: line.skuCode })}</small>}
              {line.contents && (
                <Typography variant="body2" color="textSecondary" sx={{ maxWidth: "44ch" }}>
                  {line.contents}
                </Typography>
              )}
              {line.declined && (
                <Typography variant="body2" sx={{ maxWidth: "44ch" }}>
                  {t("Without {parts}, as wished", { parts: line.declined })}
                </Typography>
              )}
              {line.priceReason && (
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ maxWidth: "44ch", overflowWrap: "anywhere" }}
                >
                  {t("Price: {reason}", { reason: line.priceReason })}
                </Typography>
              )}
              {line.refundedQuantity > 0 && (
                <small>
                  {t(" · {refundedQuantity} refunded", { refundedQuantity: line.refundedQuantity })}
                </small>
              )}
              {line.returnedQuantity > 0 && (
                <small>
                  {t(" · {returnedQuantity} returned", { returnedQuantity: line.returnedQuantity })}
                </small>
              )}
              <ExchangeSize order={order} line={line} />
            </TableCell>
            <TableCell align="right">{line.quantity}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
              {line.isSwag ? t("Free Swag") : formatBaseAmount(line.sellingPrice)}
            </TableCell>
            <TableCell align="right" sx={{ whiteSpace: "nowrap" }}>
              {line.isSwag ? "" : formatBaseAmount(line.total)}
            </TableCell>
          </TableRow>
        ))}
        {totals.map(([label, amount]) => (
          <TableRow key={label}>
            <TableCell colSpan={3} align="right" sx={{ border: 0 }}>
              {label}
            </TableCell>
            <TableCell align="right" sx={{ border: 0, whiteSpace: "nowrap" }}>
              {amount}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const variantText = ({ colourName, size }: Line): string => [colourName, size].filter(Boolean).join(", ");
