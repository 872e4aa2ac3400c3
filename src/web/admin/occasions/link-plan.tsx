import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ClaimLinkPlan, ClaimMailPreview } from "../../../contract/admin/claim-links.ts";
import { MAX_CARDS } from "../../../orders/claim/card/printed-card.ts";
import { t } from "../../../platform/language/t.ts";
import { type Outcome, OutcomeTable } from "../lists/outcome-table.tsx";
import { MailText } from "../mail-texts/mail-text.tsx";
import { formatFullDay } from "../words/format.ts";
import { lineLabels, problemInWords, reasonInWords } from "./claim-link-labels.ts";

/** So many lines of whom a link goes to are shown; the number above counts all. */
const SHOWN = 200;

interface LinkPlanProps {
  readonly plan: ClaimLinkPlan;
  readonly mail: ClaimMailPreview | undefined;
  /** Printed cards, not mailed links. */
  readonly isCards?: boolean;
}

/** What sending would do, in words, before it is done: who gets a mail, who does not and why, what it says, and what stands against it. */
export function LinkPlan({ plan, mail, isCards = false }: LinkPlanProps) {
  const { recipients, useUntil, problems } = plan;
  const lines = outcomesOf(plan);
  return (
    <Box role="status" sx={{ display: "grid", gap: 1.5, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {isCards ? cardsInWords(recipients.length) : linksInWords(recipients.length)}
      </Typography>
      {recipients.length > 0 && useUntil && (
        <Typography>{t("It can be used until {day}.", { day: formatFullDay(useUntil) })}</Typography>
      )}
      {problems.map((each) => (
        <Alert
          key={`${each.problem} ${each.part} ${each.size}`}
          severity={each.problem === "not_started" ? "info" : "warning"}
          variant="outlined"
        >
          {problemInWords(each)}
        </Alert>
      ))}
      {lines.length > 0 && <OutcomeTable lines={lines.slice(0, SHOWN)} />}
      {lines.length > SHOWN && (
        <Typography color="textSecondary">
          {t("… and {count} more.", { count: lines.length - SHOWN })}
        </Typography>
      )}
      {mail && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: "pointer" }}>
            {t("The mail to {email}: “{subject}”", { email: mail.email, subject: mail.subject })}
          </Box>
          <Box sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, mt: 1 }}>
            <MailText>{mail.text}</MailText>
          </Box>
        </Box>
      )}
    </Box>
  );
}

const linksInWords = (count: number) =>
  count === 0
    ? t("Nobody would get a link.")
    : t(
        "{count, plural, one {# member gets a mail with a link at once.} other {# members get a mail with a link at once.}}",
        { count },
      );

function cardsInWords(count: number): string {
  if (count === 0) return t("Nobody would get a card.");
  if (count > MAX_CARDS)
    return t(
      "{count} members are to get a card. The first {max} are printed now, the others when you print again.",
      {
        count,
        max: MAX_CARDS,
      },
    );
  return t("{count, plural, one {# member gets a card.} other {# members get a card.}}", { count });
}

/** Who gets none comes first: that is what somebody may want to mend. */
const outcomesOf = ({ recipients, others, lines, isSent }: ClaimLinkPlan): Outcome[] => [
  ...lines.map(({ line, text, outcome }) => ({
    key: `line ${line}`,
    outcome: "refused" as const,
    cells: [text, lineLabels[outcome]],
  })),
  ...others.map((other) => ({
    key: other.memberId,
    outcome:
      other.reason === "claimed" || other.reason === "has_link" ? ("nothing" as const) : ("refused" as const),
    cells: [other.fullName, reasonInWords(other)],
  })),
  ...recipients.map(({ memberId, fullName, email, replacesLink }) => ({
    key: memberId,
    outcome: isSent ? ("done" as const) : ("would" as const),
    cells: [fullName, wayInWords(email, replacesLink)],
  })),
];

/** Where a link goes; a card goes to no address. */
function wayInWords(email: string, replacesLink: boolean): string {
  if (!email) return replacesLink ? t("A card; the link or card before stops working") : t("A card");
  return replacesLink ? t("{email}; the link before stops working", { email }) : email;
}
