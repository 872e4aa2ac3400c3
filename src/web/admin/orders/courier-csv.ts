import type { OrderExportRow } from "../../../contract/admin/orders.schemas.ts";

const lineText = ({ productName, colourName, size, contents, quantity }: OrderExportRow["lines"][number]) =>
  `${quantity} × ${[productName, colourName, size].filter(Boolean).join(", ")}${contents && ` (${contents})`}`;

/** One line of the orders' CSV: everything that a courier's upload asks for, and the line items as a text. */
export const courierLine = ({ lines, ...order }: OrderExportRow) => ({
  ...order,
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  piecesToSend: lines.reduce((sum, { toSend }) => sum + toSend, 0),
  lines: lines.map(lineText).join("; "),
});

/** The lines of the pick list: what is still to be sent of each line item. None for an order that has left or is cancelled. */
export const pickLines = ({ lines, ...order }: OrderExportRow) =>
  lines
    .filter(({ toSend }) => toSend > 0)
    .map(({ sku, productName, colourName, size, contents, toSend }) => ({
      sku,
      product: productName,
      colour: colourName,
      size,
      pieces: toSend,
      contents,
      order: order.id,
      recipient: order.recipientName,
      status: order.status,
    }));
