import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { Link } from "react-admin";
import type { StatementInput, StatementLine } from "../../../contract/admin/statements.ts";
import { t } from "../../../platform/language/t.ts";
import { formatAmount, formatDay, locale } from "../words/format.ts";
import { serverWord } from "../words/server-words.ts";

const outcomeChips = {
  would: { label: t("Ready"), color: "primary" },
  asked: { label: t("Which order?"), color: "warning" },
  done: { label: t("Done"), color: "success" },
  nothing: { label: t("Done before"), color: "default" },
  refused: { label: t("Left out"), color: "error" },
} as const;

interface StatementLinesProps {
  readonly lines: readonly StatementLine[];
  readonly choices: StatementInput["choices"];
  readonly isBusy: boolean;
  /** An empty number takes the choice back. */
  readonly onChoose: (key: string, orderNo: string) => void;
}

/** Each transfer, what it does and why, and where a person must say it, the orders to choose from. */
export const StatementLines = ({ lines, choices, isBusy, onChoose }: StatementLinesProps) => (
  <Box
    role="region"
    aria-label={t("Line by line")}
    tabIndex={0}
    sx={{ maxHeight: 560, overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
  >
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {lines.map((line) => (
        <Box
          component="li"
          key={line.key}
          sx={{
            display: "grid",
            gap: 1,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            p: 1.5,
            overflowWrap: "anywhere",
            "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" },
          }}
        >
          <div>
            <Box sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>{amountText(line)}</Box>
            <Box sx={{ color: "text.secondary" }}>{dayText(line.day)}</Box>
            <div>{line.text}</div>
          </div>
          <div>
            <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 0.5 }}>
              <Chip size="small" variant="outlined" {...outcomeChips[line.outcome]} />
              {line.orderNo && <Link to={`/orders/${line.orderNo}/show`}>{line.orderNo}</Link>}
            </Box>
            <div>{serverWord(line.message)}</div>
            {line.candidates.length > 0 && (
              <OrderChoice
                line={line}
                chosen={choices.find(({ key }) => key === line.key)?.orderNo ?? ""}
                isBusy={isBusy}
                onChoose={(orderNo) => onChoose(line.key, orderNo)}
              />
            )}
          </div>
        </Box>
      ))}
    </Box>
  </Box>
);

function OrderChoice({
  line,
  chosen,
  isBusy,
  onChoose,
}: {
  readonly line: StatementLine;
  readonly chosen: string;
  readonly isBusy: boolean;
  readonly onChoose: (orderNo: string) => void;
}) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      sx={{ mt: 1 }}
      disabled={isBusy}
      label={t("Order that {amount} pays", { amount: amountText(line) })}
      value={line.candidates.some(({ orderNo }) => orderNo === chosen) ? chosen : ""}
      onChange={({ target }) => onChoose(target.value)}
    >
      <MenuItem value="">{t("None of these")}</MenuItem>
      {line.candidates.map(({ orderNo, name, placedOn }) => (
        <MenuItem key={orderNo} value={orderNo} sx={{ whiteSpace: "normal" }}>
          {`${orderNo}, ${name}, ${formatDay(placedOn)}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

const amountText = ({ amount, currencyCode }: StatementLine): string =>
  currencyCode
    ? formatAmount(amount, currencyCode)
    : amount.toLocaleString(locale, { minimumFractionDigits: 2 });

/** A day that can be read in two ways stays as the bank wrote it. */
const dayText = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(day) : day);
