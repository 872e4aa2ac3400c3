import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";
import { inRupees } from "../amount.ts";
import { Part } from "../part.tsx";
import { FigureCard } from "./figure-card.tsx";
import { linkTo, soldOn } from "./link-to.ts";
import { LowStock } from "./low-stock.tsx";
import { StuckBoard } from "./stuck-board.tsx";
import { TopProducts } from "./top-products.tsx";

// Who goes straight to a list does not wait for the charts.
const DaysChart = lazy(() => import("./days-chart.tsx").then(({ DaysChart }) => ({ default: DaysChart })));

const spoken = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

export function FiguresShown({ figures, readAgain }: { figures: Dashboard; readAgain: () => void }) {
  const { today, enquiries } = figures;
  const placedToday = linkTo("orders", { placedFrom: today.day, placedTo: today.day });
  const since = figures.days[0]?.day ?? today.day;
  return (
    <Box sx={{ display: "grid", gap: 2, pt: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="h6" component="h2">
        {spoken.format(new Date(today.day))}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))" }}>
        <FigureCard what="Orders today" figure={String(today.orders)} to={placedToday} />
        <FigureCard what="Confirmed of them" figure={inRupees(today.revenue)} to={soldOn(today.day)} />
        <FigureCard
          what="Kits redeemed"
          figure={figures.kitsRedeemed.toLocaleString("en-IN")}
          note={`${today.kits} ordered today`}
          to={linkTo("orders", { kind: "kit", standing: "live" })}
        />
        <FigureCard
          what="Enquiries waiting"
          figure={String(enquiries.waiting)}
          note={enquiries.overdue ? `${enquiries.overdue} overdue` : "none overdue"}
          isAlarm={enquiries.overdue > 0}
          to={linkTo("enquiries", { state: "new" })}
        />
      </Box>
      <Part title="Stuck">
        <StuckBoard stuck={figures.stuck} readAgain={readAgain} />
      </Part>
      <Part title="Revenue by day">
        <Suspense fallback={<Box sx={{ height: 260 }} />}>
          <DaysChart days={figures.days} />
        </Suspense>
      </Part>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" } }}>
        <Part title="Sold most in 30 days">
          <TopProducts products={figures.topProducts} since={since} />
        </Part>
        <Part title="Low stock">
          <LowStock low={figures.lowStock} />
        </Part>
      </Box>
    </Box>
  );
}
