import Typography from "@mui/material/Typography";
import { IDLE_LIMIT_MS } from "../../../platform/session/session-expiry.ts";
import { ActionDialog } from "../actions/action-dialog.tsx";
import type { StaffSession } from "./staff-session.ts";

/** A person who reads needs time to press something. */
const WARN_BEFORE_MS = 120_000;

export const endsSoon = ({ loginTime }: StaffSession): boolean =>
  Date.now() - loginTime > IDLE_LIMIT_MS - WARN_BEFORE_MS;

/** The press itself prolongs the login (session-refresh.tsx), and that closes the question. */
const stay = () => undefined;

/** Asks two minutes before the idle logout. Any key or press is activity and prolongs the login. */
export const StillThere = () => (
  <ActionDialog title="Still there?" closeLabel="Stay logged in" maxWidth="xs" onClose={stay}>
    <Typography>
      You have not done anything here for a while, so your login ends in two minutes. What you typed stays on
      this page.
    </Typography>
  </ActionDialog>
);
