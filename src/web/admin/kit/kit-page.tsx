import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";
import { SectionCard } from "../section-card.tsx";
import { useResponse } from "../use-response.ts";
import { KitForecastForm } from "./kit-forecast-form.tsx";
import { KitForm } from "./kit-form.tsx";
import { KitStockTable } from "./kit-stock-table.tsx";

const emptyOptions = {};

/** The welcome kit: its contents, its sizes, and a forecast of when each size runs out. */
export function KitPage() {
  const { answer: kit, load } = useResponse("GET /api/admin/kit", emptyOptions);
  if (!kit)
    return (
      <>
        <Title title="Welcome kit" />
        <Typography role="status" sx={{ p: 2 }}>
          Opening the box…
        </Typography>
      </>
    );
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Welcome kit" />
      <Typography variant="h5" component="h2">
        {kit.name}
      </Typography>
      <SectionCard title="What it holds">
        <KitForm key={kit.version} kit={kit} reload={() => void load()} />
      </SectionCard>
      <SectionCard title="Stock by size">
        <KitStockTable sizes={kit.sizes} />
      </SectionCard>
      <SectionCard title="Which size runs out when">
        <KitForecastForm />
      </SectionCard>
    </Box>
  );
}
