import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link, Show, useRecordContext } from "react-admin";
import type { StaffQuote } from "../../../contract/admin/quotes.ts";
import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language, t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDateTime, formatFullDay } from "../words/format.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { QuoteHeading } from "./quote-heading.tsx";
import { lostReasonLabels } from "./quote-labels.ts";
import { QuoteTotalsTable } from "./quote-totals.tsx";

/** One quote: what it says now, what can be done, and everything that was sent. */
export const QuoteShow = () => (
  <Show component="div" actions={false}>
    <Box sx={{ display: "grid", gap: 2, maxWidth: 880, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <QuoteHeading />
      <QuoteDetails />
    </Box>
  </Show>
);

function QuoteDetails() {
  const quote = useRecordContext<StaffQuote>();
  if (!quote?.versions) return null; // react-admin shows the list's row first
  const [newest, ...older] = quote.versions;
  return (
    <>
      <Outcome quote={quote} />
      {newest?.askedChange && quote.state === "change asked" && (
        <SectionCard title={t("The customer asks for a change")}>
          <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {newest.askedChange}
          </Typography>
        </SectionCard>
      )}
      {quote.isUnsent || !newest ? (
        <SectionCard title={newest ? t("Draft of the next version") : t("Draft")}>
          <Content content={quote} />
        </SectionCard>
      ) : null}
      <QuoteActions key={quote.version} quote={quote} />
      {newest && <SentVersion version={newest} />}
      {older.map((version) => (
        <SentVersion key={version.versionNo} version={version} />
      ))}
    </>
  );
}

/** What became of it, with the way to its order and enquiry. */
function Outcome({ quote }: { quote: StaffQuote }) {
  const { orderNo, enquiryId, lostReason, lostNote } = quote;
  const lost = lostReason && t("Lost because of: {reasons}", { reasons: lostReasonLabels[lostReason] });
  if (!orderNo && !enquiryId && !lost) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 0.5 }}>
      {orderNo && <Link to={`/orders/${orderNo}/show`}>{t("Order {orderNo}", { orderNo })}</Link>}
      {enquiryId !== null && <Link to={`/enquiries/${enquiryId}/show`}>{t("The enquiry")}</Link>}
      {lost && <Typography color="textSecondary">{[lost, lostNote].filter(Boolean).join(" · ")}</Typography>}
    </Box>
  );
}

type Version = StaffQuote["versions"][number];

const SentVersion = ({ version }: { version: Version }) => (
  <SectionCard
    title={t("Version {versionNo}, sent {at} by {by}", {
      versionNo: version.versionNo,
      at: formatDateTime(version.sentAt),
      by: version.sentBy,
    })}
  >
    <Content content={version} />
    {version.remindedAt && (
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {t("Reminded {at}", { at: formatDateTime(version.remindedAt) })}
      </Typography>
    )}
    {version.askedChange && (
      <Typography color="textSecondary" sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {t("Asked for: {wish}", { wish: version.askedChange })}
      </Typography>
    )}
  </SectionCard>
);

/** What a version says, or would say. */
const Content = ({
  content,
}: {
  content: Pick<Version, "country" | "lines" | "shipping" | "tax" | "terms" | "total" | "validUntil">;
}) => (
  <>
    <QuoteTotalsTable totals={content} />
    <Typography sx={{ mt: 1.5 }}>
      {t("Delivery to {country}. Valid until {day}.", {
        country: countryOfBrowser(language(), content.country),
        day: formatFullDay(content.validUntil),
      })}
    </Typography>
    {content.terms && (
      <Typography sx={{ mt: 1, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {content.terms}
      </Typography>
    )}
  </>
);
