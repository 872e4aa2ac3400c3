import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useSyncExternalStore } from "react";
import { useLogout, useRefresh } from "react-admin";
import { t } from "../../../platform/language/t.ts";
import {
  continueSession,
  endedSession,
  leaveSession,
  onEndedSession,
} from "../staff-session/ended-session.ts";
import { storePendingSession } from "../staff-session/staff-session.ts";
import { LoginSteps } from "./login-steps.tsx";

const TITLE_ID = "login-again";

/**
 * Covers the page of a session that has ended and asks for the login again. The page below stays as it is, with what was
 * typed, and cannot be read meanwhile.
 */
export function LoginAgain() {
  const session = useSyncExternalStore(onEndedSession, endedSession);
  const refresh = useRefresh();
  const logout = useLogout();
  if (!session) return null;
  const goOn = () => {
    storePendingSession();
    continueSession();
    refresh();
  };
  const leave = () => {
    leaveSession();
    void logout();
  };
  return (
    <Dialog open fullScreen aria-labelledby={TITLE_ID} transitionDuration={0}>
      <Box sx={{ minHeight: "100vh", display: "grid", placeItems: "center", p: 2 }}>
        <LoginSteps
          onDone={goOn}
          frame={(isWide, step) => (
            <Box sx={{ width: `min(${isWide ? 28 : 24}rem, 100%)`, display: "grid", gap: 2 }}>
              <DialogTitle id={TITLE_ID} sx={{ p: 0 }}>
                {t("Log in again")}
              </DialogTitle>
              <Typography>
                {t("Your login has ended, {fullName}. What you typed is still there: log in and go on.", {
                  fullName: session.fullName,
                })}
              </Typography>
              {step}
              <Button onClick={leave}>{t("Leave this page")}</Button>
            </Box>
          )}
        />
      </Box>
    </Dialog>
  );
}
