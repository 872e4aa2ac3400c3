import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { Title, usePermissions } from "react-admin";
import type { Dashboard as Figures } from "../../../contract/admin/dashboard.ts";
import { api } from "../api.ts";
import { FiguresShown } from "./figures-shown.tsx";

/** The first screen: how it goes, and what somebody has to see to. */
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
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` counts how often it is to be read
  useEffect(() => {
    let isLeft = false;
    api.call("GET /api/admin/dashboard", {}).then(
      (read) => !isLeft && setFigures(read),
      (error: Error) => !isLeft && setProblem(error.message),
    );
    return () => {
      isLeft = true;
    };
  }, [asked]);
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
  return <FiguresShown figures={figures} readAgain={() => setAsked(asked + 1)} />;
}
