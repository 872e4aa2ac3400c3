import { createRoot } from "react-dom/client";
import { BackOffice } from "./back-office.tsx";

const root = document.getElementById("root");
if (root) createRoot(root).render(<BackOffice />);
