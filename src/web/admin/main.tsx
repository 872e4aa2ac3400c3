import "../ui/fonts/fonts.css";
import { createRoot } from "react-dom/client";
import { AdminApp } from "./admin-app.tsx";
import { SetUpApp } from "./set-up/set-up-app.tsx";

const root = document.getElementById("root");
const isSetUp = location.pathname.toLowerCase().replace(/\/$/, "") === "/setup";
if (root) createRoot(root).render(isSetUp ? <SetUpApp /> : <AdminApp />);
