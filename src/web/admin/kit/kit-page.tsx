import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";
import { Part } from "../part.tsx";
import { useAnswer } from "../use-answer.ts";
import { KitForecastForm } from "./kit-forecast-form.tsx";
import { KitForm } from "./kit-form.tsx";
import { KitSizes } from "./kit-sizes.tsx";

const noOptions = {};

/** What the welcome kit holds, its sizes, and which of them runs out when. */
export function KitPage() {
  const { answer: kit, load } = useAnswer("GET /api/admin/kit", noOptions);
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
      <Part title="What it holds">
        <KitForm key={kit.version} kit={kit} readAgain={() => void load()} />
      </Part>
      <Part title="Stock by size">
        <KitSizes sizes={kit.sizes} />
      </Part>
      <Part title="Which size runs out when">
        <KitForecastForm />
      </Part>
    </Box>
  );
}
