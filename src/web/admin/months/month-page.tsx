import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import Link from "@mui/material/Link";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { Title } from "react-admin";
import type { MonthReport } from "../../../contract/admin/months.ts";
import { providerLabels } from "../../../orders/payment/payment-provider.ts";
import { useResponse } from "../calls/use-response.ts";
import { monthBefore } from "../invoices/month-before.ts";
import { MonthDownloads } from "./month-downloads.tsx";
import { type Sum, SumsCard } from "./sums-card.tsx";

/** Everything to close a month with, on one page. It opens with the last month that is over. */
export function MonthPage() {
  const [month, setMonth] = useState(() => monthBefore(new Date()));
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Month" />
      <TextField
        type="month"
        label="Month"
        value={month}
        onChange={({ target }) => target.value && setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ justifySelf: "start", width: "16rem" }}
      />
      <MonthOf key={month} month={month} />
    </Box>
  );
}

function MonthOf({ month }: { month: string }) {
  const options = useMemo(() => ({ params: { month } }), [month]);
  const { response: report, problem, load } = useResponse("GET /api/admin/months/{month}", options);
  if (problem)
    return (
      <Alert severity="error" action={<Button onClick={() => void load()}>Try again</Button>}>
        {problem.message}
      </Alert>
    );
  if (!report) return <CircularProgress aria-label="Adding up the month" sx={{ justifySelf: "center" }} />;
  return (
    <>
      {month > monthBefore(new Date()) && (
        <Alert severity="warning">
          This month is not over: close it when it is. Its figures still change.
        </Alert>
      )}
      <Agreement report={report} />
      <MonthDownloads month={month} />
      <SumsCard title="Orders placed" sums={salesSums(report)} />
      <SumsCard title="Money of the month" sums={moneySums(report)} />
      <SumsCard
        title="Money and documents"
        sums={documentSums(report)}
        note={report.differences.length > 0 ? whichOrders : ""}
      />
      {report.open.length > 0 ? (
        <SumsCard
          title="Open now"
          sums={report.open.map(({ kind, orders, amount }) => [openLabels[kind], amount, orders])}
          note={whichOrders}
        />
      ) : (
        <Alert severity="success">Nothing is open: no money is owed, due, disputed or under way.</Alert>
      )}
    </>
  );
}

const whichOrders = "The file Open orders names these orders, each with its amounts.";

const Agreement = ({ report: { agrees } }: { report: MonthReport }) => (
  <Alert severity={agrees ? "success" : "error"} role="status">
    {agrees
      ? "The month agrees: every difference between money and documents has a reason. "
      : "The month does not agree. Look at the orders “to be looked at” in the open orders. "}
    <Typography component="span" variant="body2">
      <Link href="#/books">The books of the whole store</Link> and{" "}
      <Link href="#/invoices">gaps in the numbers</Link> have pages of their own.
    </Typography>
  </Alert>
);

const openLabels: Record<MonthReport["open"][number]["kind"], string> = {
  owed: "Owed to customers",
  unpaid: "Not paid yet",
  "refund under way": "Refunds under way",
  "refund failed": "Refunds that failed",
  disputed: "Disputed at the bank",
  "cancelled after invoice": "Cancelled, and still invoiced",
};

const salesSums = ({ sales }: MonthReport): Sum[] => [
  ["Orders, without cancelled ones", sales.total, sales.orders - sales.cancelled],
  ["Revenue, as Today counts it", sales.revenue],
];

const kindLabels: Record<string, string> = {
  paid: "Paid",
  "payment undone": "Payment taken back",
  "refund done": "Refunded",
  "refund sent back": "Refund sent back by the bank",
  "dispute lost": "Taken back by the bank",
};

const methodLabels: Readonly<Record<string, string>> = providerLabels;

const moneySums = ({ money, retained }: MonthReport): Sum[] => [
  ...money.map(
    ({ kind, method, count, amount }): Sum => [
      `${kindLabels[kind] ?? kind}, ${methodLabels[method] ?? method}`,
      amount,
      count,
    ],
  ),
  ["= kept", retained],
];

const documentSums = ({ before, retained, invoiced, credited, after, differences }: MonthReport): Sum[] => [
  ["Kept and not invoiced before the month", before],
  ["+ kept in the month", retained],
  ["− invoices", -invoiced],
  ["+ credit notes", credited],
  ["= kept and not invoiced after it", after],
  ...differences.map(({ reason, orders, amount }): Sum => [`… ${reason}`, amount, orders]),
];
