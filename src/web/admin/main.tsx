import "../ui/fonts/fonts.css";
import { loadTexts } from "./texts/load-texts.ts";

await loadTexts();
await import("./start.tsx");
