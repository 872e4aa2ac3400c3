import "../ui/fonts/fonts.css";
import { createRoot } from "react-dom/client";
import { AdminApp } from "./admin-app.tsx";
import { forgetOldSession } from "./login/ended-session.ts";
import { SetUpApp } from "./set-up/set-up-app.tsx";

const root = document.getElementById("root");
forgetOldSession();
const isSetUp = location.pathname.toLowerCase().replace(/\/$/, "") === "/setup";
if (root) createRoot(root).render(isSetUp ? <SetUpApp /> : <AdminApp />);
