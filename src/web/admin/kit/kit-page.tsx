import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Title, useNotify } from "react-admin";
import type { Kit } from "../../../contract/admin/kit.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { KitForecastForm } from "./kit-forecast-form.tsx";
import { KitSizes } from "./kit-sizes.tsx";

/** What the welcome kit holds, its sizes, and which of them runs out when. */
export function KitPage() {
  const notify = useNotify();
  const [kit, setKit] = useState<Kit>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    api
      .call("GET /api/admin/kit", {})
      .then(setKit, (error: Error) => notify(error.message, { type: "error" }));
  }, []);
  if (!kit) return <Title title="Welcome kit" />;
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2 }}>
      <Title title="Welcome kit" />
      <Typography variant="h5" component="h2">
        {kit.name}
      </Typography>
      <Part title="What it holds">
        <Box
          component="dl"
          sx={{ m: 0, display: "grid", gridTemplateColumns: "max-content 1fr", columnGap: 3, rowGap: 0.5 }}
        >
          {kit.contents.map(({ name, value }) => (
            <Box key={name} sx={{ display: "contents" }}>
              <Box component="dt" sx={{ color: "text.secondary" }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      </Part>
      <Part title="Sizes">
        <KitSizes sizes={kit.sizes} />
      </Part>
      <Part title="Which size runs out when">
        <KitForecastForm />
      </Part>
    </Box>
  );
}
