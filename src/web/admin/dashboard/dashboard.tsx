import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Title, usePermissions } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { PackingToday } from "../packing/packing-today.tsx";
import { Checklist } from "./checklist.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { OpenOccasions } from "./open-occasions.tsx";

/** The first screen: today's figures, and what needs attention. */
export function Dashboard() {
  const { permissions: role } = usePermissions();
  return (
    <>
      <Title title={t("Today")} />
      {role === "catalogue" && (
        <Typography sx={{ p: 2 }}>{t("Choose what you want to work on in the menu.")}</Typography>
      )}
      {role === "giver" && (
        <Typography sx={{ p: 2 }}>
          <Link href="#/gifts">{t("What you give, and who has claimed it")}</Link>
        </Typography>
      )}
      {role === "packing" && <PackingToday />}
      {role === "people" && <OpenOccasions />}
      {role === "admin" && <Checklist />}
      {(role === "support" || role === "admin") && <Today />}
    </>
  );
}

function Today() {
  const { response: figures, problem, load } = useResponse("GET /api/admin/dashboard", noOptions);
  if (problem)
    return (
      <Typography role="alert" color="error" sx={{ p: 2 }}>
        {t("The figures could not be read: {message}", { message: problem.message })}
      </Typography>
    );
  if (!figures)
    return (
      <Typography role="status" sx={{ p: 2 }}>
        {t("Adding up…")}
      </Typography>
    );
  return <DashboardFigures figures={figures} reload={() => void load()} />;
}
