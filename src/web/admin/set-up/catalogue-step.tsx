import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { t } from "../../../platform/language/t.ts";
import { api } from "../calls/api.ts";
import { StepCard } from "./step-card.tsx";
import { useStep } from "./use-step.ts";

const enter = () => location.assign("/admin");

/** The last step: begin with samples or with nothing. Then the admin, whose first screen says what is left. */
export function CatalogueStep() {
  const { isBusy, problem, refusal, run } = useStep();
  const copy = async () => {
    if (await run(() => api.call("POST /api/admin/sample-catalogue", {}))) enter();
  };
  return (
    <StepCard step={6} title={t("Products")} problem={problem} refusal={refusal} onSubmit={enter}>
      <Typography>
        {t(
          "You can copy our sample products with their images as drafts: nobody sees them until you publish one. They show how products are described, and you may change all of it. Or begin with your own, one by one or by CSV.",
        )}
      </Typography>
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap" }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Begin with nothing")}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void copy()}>
          {isBusy ? t("Copying…") : t("Copy the samples as drafts")}
        </Button>
      </Box>
    </StepCard>
  );
}
