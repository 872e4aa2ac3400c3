import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { StaffOrder, TimelineEvent } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";
import { formatDateTime } from "../words/format.ts";
import { serverValue, serverWord } from "../words/server-words.ts";
import { OrderMail } from "./order-mail.tsx";
import { useDocumentDownload } from "./use-document-download.ts";

/** Everything that happened to the order, oldest first. */
export const OrderTimeline = ({ order }: { order: StaffOrder }) => (
  <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, pl: 2, borderLeft: 2, borderColor: "divider" }}>
    {order.timeline.map((event) => (
      <Event key={event.id} order={order} {...event} />
    ))}
  </Box>
);

const kindLabels = {
  status: t("Status"),
  mail: t("Mail"),
  payment: t("Payment"),
  document: t("Document"),
  stock: t("Stock"),
  edit: t("Edit"),
  note: t("Note"),
} as const satisfies Record<TimelineEvent["kind"], string>;

const Event = ({
  order,
  at,
  kind,
  title,
  detail,
  by,
  state,
  mailId,
  documentId,
}: TimelineEvent & { order: StaffOrder }) => (
  <Box component="li" sx={{ mb: 1.25 }}>
    <Typography variant="caption" color="textSecondary">
      {`${formatDateTime(at)} · ${kindLabels[kind]} · ${serverWord(by)}`}
    </Typography>
    <Box sx={{ overflowWrap: "anywhere" }}>
      <span>{`${serverWord(title)}${state ? ` (${serverValue(state)})` : ""}`}</span>
      {detail && (
        <Typography component="span" color="textSecondary">
          {` · ${serverWord(detail)}`}
        </Typography>
      )}
      {mailId !== undefined && <OrderMail order={order} mailId={mailId} title={title} />}
      {documentId !== undefined && <OpenDocument order={order} documentId={documentId} title={title} />}
    </Box>
  </Box>
);

/** Downloads a document that was issued. Whoever may see the order may read its documents. */
function OpenDocument({
  order,
  documentId,
  title,
}: {
  order: StaffOrder;
  documentId: number;
  title: string;
}) {
  const { isBusy, download } = useDocumentDownload(order);
  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={() => download(documentId)}
      aria-label={t("Open the PDF: {title}", { title })}
    >
      {t("PDF")}
    </Button>
  );
}
