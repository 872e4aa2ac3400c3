import { createRoot } from "react-dom/client";
import { reportTimings } from "../ui/report-timings.ts";
import { AdminApp } from "./admin-app.tsx";
import { InvitationApp } from "./invitations/invitation-app.tsx";
import { SetUpApp } from "./set-up/set-up-app.tsx";
import { forgetOldSession } from "./staff-session/ended-session.ts";

const root = document.getElementById("root");
forgetOldSession();
reportTimings();
const path = location.pathname.toLowerCase().replace(/\/$/, "");
const app = path === "/setup" ? <SetUpApp /> : path === "/invitation" ? <InvitationApp /> : <AdminApp />;
if (root) createRoot(root).render(app);
