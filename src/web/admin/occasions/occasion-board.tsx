import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Link } from "react-admin";
import type { OccasionBoard as Board } from "../../../contract/admin/occasion-board.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatBaseAmount } from "../words/format.ts";
import { nextInWords } from "./occasion-next.ts";
import { OccasionStock } from "./occasion-stock.tsx";

const stageLabels: Record<Board["stages"][number]["stage"], string> = {
  invited: t("Invited by a link"),
  carded: t("Card printed"),
  opened: t("Link or card opened, not used"),
  bounced: t("Mail bounced"),
  locked: t("Card locked after wrong tries"),
  withdrawn: t("Link or card withdrawn"),
  "to claim": t("Still to claim"),
  chosen: t("Have chosen"),
  queued: t("Wait for stock"),
  claimed: t("Claimed"),
  dispatched: t("Dispatched"),
  delivered: t("Delivered"),
};

interface OccasionBoardProps {
  readonly board: Board | undefined;
  readonly problem: Error | undefined;
  readonly onRetry: () => void;
  /** Undefined: the reader sends no links. */
  readonly onSend: (() => void) | undefined;
}

/** How far the members are, with the names behind each number, the next step, and what stock and budget are enough for. */
export function OccasionBoard({ board, problem, onRetry, onSend }: OccasionBoardProps) {
  return (
    <SectionCard title={t("How far the members are")}>
      {problem ? (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t("Try again")}
            </Button>
          }
        >
          {t("The board could not be read: {message}", { message: problem.message })}
        </Alert>
      ) : (
        !board && <Typography role="status">{t("Loading…")}</Typography>
      )}
      {board && (
        <>
          <NextStep next={board.next} onSend={onSend} />
          {board.stages.map((stage) => (
            <Stage key={stage.stage} {...stage} />
          ))}
          {board.budget && <Budget budget={board.budget} />}
          {board.stock.length > 0 && <OccasionStock stock={board.stock} unknownSizes={board.unknownSizes} />}
        </>
      )}
    </SectionCard>
  );
}

const urgent: readonly Board["next"]["step"][] = [
  ...(["choose_kit", "mend_addresses", "order_choices", "announce_delivery", "order_stock"] as const),
];

const NextStep = ({ next, onSend }: { next: Board["next"] } & Pick<OccasionBoardProps, "onSend">) => (
  <Alert
    severity={urgent.includes(next.step) ? "warning" : next.step === "none" ? "success" : "info"}
    variant="outlined"
    sx={{ mb: 1 }}
    action={
      next.step === "send_links" &&
      onSend && (
        <Button color="inherit" size="small" sx={{ whiteSpace: "nowrap" }} onClick={onSend}>
          {t("Send links…")}
        </Button>
      )
    }
  >
    {t("Next: {step}", { step: nextInWords(next) })}
  </Alert>
);

/** As wide as the space before a number that opens nothing, in every browser; read by nobody. */
const MARKER = "1.25em";
const markerOf = (character: string) => ({ content: `"${character}" / ""` });
const opens = {
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "&::before": { ...markerOf("▸"), display: "inline-block", width: MARKER },
  "[open] > &::before": markerOf("▾"),
};

const Stage = ({ stage, count, names }: Board["stages"][number]) =>
  count === 0 ? (
    <Box sx={{ color: "text.secondary", py: 0.5, pl: MARKER }}>{`${stageLabels[stage]}: 0`}</Box>
  ) : (
    <Box component="details" sx={{ py: 0.5 }}>
      <Box component="summary" sx={opens}>{`${stageLabels[stage]}: ${count}`}</Box>
      <Box component="ul" sx={{ m: 0, pl: `calc(${MARKER} + 1.25em)`, columns: { sm: 2 } }}>
        {names.map(({ memberId, fullName }) => (
          <li key={memberId}>
            <Link to={`/members/${memberId}`}>{fullName}</Link>
          </li>
        ))}
        {count > names.length && <li>{t("… and {count} more.", { count: count - names.length })}</li>}
      </Box>
    </Box>
  );

function Budget({ budget: { planned, spent, expected } }: { budget: NonNullable<Board["budget"]> }) {
  const isOver = (expected ?? spent) > planned;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h4">
        {t("Budget")}
      </Typography>
      <div>
        {t("{spent} of {planned} spent, at the prices of the shop.", {
          spent: formatBaseAmount(spent),
          planned: formatBaseAmount(planned),
        })}
      </div>
      {expected !== null && expected > spent && (
        <Box sx={isOver ? { color: "error.main", fontWeight: 600 } : {}}>
          {isOver
            ? t("If everybody claims, it is {amount}: more than was planned.", {
                amount: formatBaseAmount(expected),
              })
            : t("If everybody claims, it is {amount}.", { amount: formatBaseAmount(expected) })}
        </Box>
      )}
    </Box>
  );
}
