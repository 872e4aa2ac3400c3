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
import { t } from "../../../platform/language/t.ts";
import { Sentence } from "../../ui/sentence.tsx";
import { useResponse } from "../calls/use-response.ts";
import { monthBefore } from "../invoices/month-before.ts";
import { serverValue, serverWord } from "../words/server-words.ts";
import { MonthClosing } from "./month-closing.tsx";
import { MonthDownloads } from "./month-downloads.tsx";
import { type Sum, SumsCard } from "./sums-card.tsx";

/** Everything to close a month with, on one page. It opens with the last month that is over. */
export function MonthPage() {
  const [month, setMonth] = useState(() => monthBefore(new Date()));
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Month")} />
      <TextField
        type="month"
        label={t("Month")}
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
      <Alert severity="error" action={<Button onClick={() => void load()}>{t("Try again")}</Button>}>
        {problem.message}
      </Alert>
    );
  if (!report)
    return <CircularProgress aria-label={t("Adding up the month")} sx={{ justifySelf: "center" }} />;
  return (
    <>
      <Agreement report={report} />
      <MonthClosing month={month} report={report} onChanged={load} />
      <MonthDownloads month={month} />
      <SumsCard title={t("Orders placed")} sums={salesSums(report)} />
      <SumsCard title={t("Money of the month")} sums={moneySums(report)} />
      <SumsCard
        title={t("Money and documents")}
        sums={documentSums(report)}
        note={report.differences.length > 0 ? whichOrders : ""}
      />
      {report.open.length > 0 ? (
        <SumsCard
          title={report.closing.closed ? t("Open when it was closed") : t("Open now")}
          sums={report.open.map(({ kind, orders, amount }) => [openLabels[kind], amount, orders])}
          note={whichOrders}
        />
      ) : (
        <Alert severity="success">
          {report.closing.closed
            ? t("Nothing was open: no money was owed, due, disputed or under way.")
            : t("Nothing is open: no money is owed, due, disputed or under way.")}
        </Alert>
      )}
    </>
  );
}

const whichOrders = t("The file Open orders names these orders, each with its amounts.");

const Agreement = ({ report: { agrees } }: { report: MonthReport }) => (
  <Alert severity={agrees ? "success" : "error"} role="status">
    <span>
      {agrees
        ? t("The month agrees: every difference between money and documents has a reason. ")
        : t("The month does not agree. Look at the orders “to be looked at” in the open orders. ")}
    </span>
    <Typography component="span" variant="body2">
      <Sentence
        text="<books>The books of the whole store</books> and <gaps>gaps in the numbers</gaps> have pages of their own."
        elements={{
          books: (words) => <Link href="#/books">{words}</Link>,
          gaps: (words) => <Link href="#/invoices">{words}</Link>,
        }}
      />
    </Typography>
  </Alert>
);

const openLabels: Record<MonthReport["open"][number]["kind"], string> = {
  owed: t("Owed to customers"),
  unpaid: t("Not paid yet"),
  "refund under way": t("Refunds under way"),
  "refund failed": t("Refunds that failed"),
  disputed: t("Disputed at the bank"),
  "cancelled after invoice": t("Cancelled, and still invoiced"),
};

const salesSums = ({ sales }: MonthReport): Sum[] => [
  [t("Orders, without cancelled ones"), sales.total, sales.orders - sales.cancelled],
  [t("Revenue, as Today counts it"), sales.revenue],
];

const kindLabels: Record<string, string> = {
  paid: t("Paid"),
  "payment undone": t("Payment taken back"),
  "refund done": t("Refunded"),
  "refund sent back": t("Refund sent back by the bank"),
  "dispute lost": t("Taken back by the bank"),
};

const methodLabels: Readonly<Record<string, string>> = providerLabels;

const moneySums = ({ money, retained }: MonthReport): Sum[] => [
  ...money.map(
    ({ kind, method, count, amount }): Sum => [
      `${kindLabels[kind] ?? kind}, ${methodLabels[method] ?? serverValue(method)}`,
      amount,
      count,
    ],
  ),
  [t("= kept"), retained],
];

const documentSums = ({ before, retained, invoiced, credited, after, differences }: MonthReport): Sum[] => [
  [t("Kept and not invoiced before the month"), before],
  [t("+ kept in the month"), retained],
  [t("− invoices"), -invoiced],
  [t("+ credit notes"), credited],
  [t("= kept and not invoiced after it"), after],
  ...differences.map(({ reason, orders, amount }): Sum => [`… ${serverWord(reason)}`, amount, orders]),
];
