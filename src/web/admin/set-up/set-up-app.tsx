import Box from "@mui/material/Box";
import CssBaseline from "@mui/material/CssBaseline";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { readSession } from "../staff-session.ts";
import { darkTheme, lightTheme } from "../theme.ts";
import { AdministratorStep } from "./administrator-step.tsx";
import { StoreSteps } from "./store-steps.tsx";

type Stage = "checking" | "administrator" | "store" | "closed";

const token = new URLSearchParams(location.search).get("token") ?? "";

/** The page of the link that the first start prints: first the administrator, then the store. */
export function SetUpApp() {
  const isDark = useMediaQuery("(prefers-color-scheme: dark)");
  const [stage, setStage] = useState<Stage>("checking");
  useEffect(() => {
    document.title = "Set up the store";
    if (!token) return setStage(readSession()?.role === "admin" ? "store" : "closed");
    api.call("POST /api/set-up/check", { body: { token } }).then(
      (isOpen) => setStage(isOpen ? "administrator" : readSession()?.role === "admin" ? "store" : "closed"),
      () => setStage("closed"),
    );
  }, []);
  return (
    <ThemeProvider theme={createTheme(isDark ? darkTheme : lightTheme)}>
      <CssBaseline />
      <Box
        component="main"
        sx={{ maxWidth: 640, mx: "auto", px: 2, py: { xs: 3, sm: 6 }, display: "grid", gap: 2 }}
      >
        <Typography variant="h4" component="h1">
          Set up the store
        </Typography>
        {stage === "checking" && <Typography role="status">One moment…</Typography>}
        {stage === "administrator" && <AdministratorStep token={token} onDone={() => setStage("store")} />}
        {stage === "store" && <StoreSteps />}
        {stage === "closed" && <Closed />}
      </Box>
    </ThemeProvider>
  );
}

const Closed = () => (
  <>
    <Typography>
      This link was used, or it is too old. While the store has no administrator, each start prints a new one.
    </Typography>
    <Typography>
      If there is one, log in at <a href="/admin">/admin</a>: everything that is asked here can be changed
      there, in Settings.
    </Typography>
  </>
);
