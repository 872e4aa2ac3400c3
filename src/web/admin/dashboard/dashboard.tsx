import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Title, usePermissions } from "react-admin";
import type { Dashboard as Figures } from "../../../contract/admin/dashboard.ts";
import { api } from "../api.ts";
import { DashboardFigures } from "./dashboard-figures.tsx";

/** The first screen: today's figures, and what needs attention. */
export function Dashboard() {
  const { permissions: role } = usePermissions();
  return (
    <>
      <Title title="Today" />
      {role === "catalogue" && (
        <Typography sx={{ p: 2 }}>Choose what you want to work on in the menu.</Typography>
      )}
      {(role === "support" || role === "admin") && <Today />}
    </>
  );
}

function Today() {
  const [figures, setFigures] = useState<Figures>();
  const [problem, setProblem] = useState("");
  const [readCount, setReadCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counter changes when the figures are to be read again
  useEffect(() => {
    let isUnmounted = false;
    api.call("GET /api/admin/dashboard", {}).then(
      (read) => !isUnmounted && setFigures(read),
      (error: Error) => !isUnmounted && setProblem(error.message),
    );
    return () => {
      isUnmounted = true;
    };
  }, [readCount]);
  if (problem)
    return (
      <Typography role="alert" color="error" sx={{ p: 2 }}>
        The figures could not be read: {problem}
      </Typography>
    );
  if (!figures)
    return (
      <Typography role="status" sx={{ p: 2 }}>
        Adding up…
      </Typography>
    );
  return <DashboardFigures figures={figures} reload={() => setReadCount(readCount + 1)} />;
}
