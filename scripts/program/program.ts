import { fontPackages } from "../../src/platform/pdf/font-files.ts";

/** What operators can run, by the name of its file in the bundle. */
const commands = [
  "check-books",
  "verify-audit",
  "doctor",
  "upgrade",
  "backup",
  "daily-backups",
  "restore-test",
  "restore",
  "move",
  "demo",
];
/** Modules that a thread is started with (src/platform/pdf/print-pdf.ts). */
const threads = [
  "platform/pdf/print-pdf-worker",
  "orders/invoice/draw-invoice",
  "buying/quotation/draw-quotation",
  "orders/claim/card/draw-claim-cards",
  "orders/exchange/draw-exchange-label",
  "orders/fulfilment/draw-packing-slip",
];

export const bundleFolder = "build/program";

/** The modules that the bundle has a file of its own for, by its name without `.js`. */
export const programEntries: Readonly<Record<string, string>> = Object.fromEntries([
  ["main", "src/app/main.ts"],
  ...commands.map((name) => [name, `src/app/commands/${name}.ts`]),
  ...threads.map((path) => [path.slice(path.lastIndexOf("/") + 1), `src/${path}.ts`]),
]);

/**
 * Packages that stay in node_modules: they read files beside their own, have machine code or WebAssembly, or are loaded only
 * when something needs them, so that the start gains nothing. The packed store depends on these.
 */
export const externalPackages = [
  "@electric-sql/pglite",
  "@fastify/swagger-ui",
  ...fontPackages,
  "@simplewebauthn/server",
  "fontkit",
  "harfbuzzjs",
  "nodemailer",
  "openid-client",
  "pdfkit",
  "sharp",
  "stripe",
  "subset-font",
];
/** Nobody has it installed; pg only asks whether it is there. */
export const absentPackages = ["pg-native"];
