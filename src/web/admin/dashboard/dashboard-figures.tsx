import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";
import { t } from "../../../platform/language/t.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatBaseAmount, formatFullDay, locale } from "../words/format.ts";
import { listUrl, soldOrdersUrl } from "./list-url.ts";
import { LowStock } from "./low-stock.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { TopProducts } from "./top-products.tsx";

// Lazy, so that nobody who opens a list directly waits for the charts.
const RevenueChart = lazy(() =>
  import("./revenue-chart.tsx").then((chart) => ({ default: chart.RevenueChart })),
);

export function DashboardFigures({ figures, reload }: { figures: Dashboard; reload: () => void }) {
  const { today, enquiries } = figures;
  const placedToday = listUrl("orders", { placedFrom: today.day, placedTo: today.day });
  const since = figures.days[0]?.day ?? today.day;
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="h6" component="h2">
        {formatFullDay(today.day)}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))" }}>
        <FigureCard label={t("Orders today")} value={String(today.orders)} path={placedToday} />
        <FigureCard
          label={t("Confirmed of them")}
          value={formatBaseAmount(today.revenue)}
          path={soldOrdersUrl(today.day)}
        />
        <FigureCard
          label={t("Kits redeemed")}
          value={figures.kitsRedeemed.toLocaleString(locale)}
          note={t("{kits} ordered today", { kits: today.kits })}
          path={listUrl("orders", { kind: "kit", statusGroup: "live" })}
        />
        <FigureCard
          label={t("Enquiries waiting")}
          value={String(enquiries.waiting)}
          note={
            enquiries.overdue ? t("{overdue} overdue", { overdue: enquiries.overdue }) : t("none overdue")
          }
          isWarning={enquiries.overdue > 0}
          path={listUrl("enquiries", { state: "new" })}
        />
      </Box>
      <SectionCard title={t("Needs attention")}>
        <NeedsAttention entries={figures.needsAttention} reload={reload} />
      </SectionCard>
      <SectionCard title={t("Revenue by day")}>
        {figures.days.some(({ orders }) => orders > 0) ? (
          <Suspense fallback={<Box sx={{ height: 260 }} />}>
            <RevenueChart days={figures.days} />
          </Suspense>
        ) : (
          t("No order was placed in {days} days.", { days: figures.days.length })
        )}
      </SectionCard>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" } }}>
        <SectionCard title={t("Sold most in 30 days")}>
          <TopProducts products={figures.topProducts} since={since} />
        </SectionCard>
        <SectionCard title={t("Low stock")}>
          <LowStock low={figures.lowStock} />
        </SectionCard>
      </Box>
    </Box>
  );
}

interface FigureCardProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly isWarning?: boolean;
  /** The path of the list that shows what was counted. */
  readonly path: string;
}

/** One figure. The whole card is a link to what it counts. */
const FigureCard = ({ label, value, note, isWarning = false, path }: FigureCardProps) => (
  <Card variant="outlined">
    <CardActionArea href={`#${path}`} sx={{ p: 2, height: "100%" }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {value}
      </Typography>
      {note && (
        <Typography variant="body2" color={isWarning ? "error" : "text.secondary"}>
          {note}
        </Typography>
      )}
    </CardActionArea>
  </Card>
);
