/** The import rules (docs/decisions/0005-import-rules.md) for dependency-cruiser. */
import { builtinModules } from "node:module";
import type { IForbiddenRuleType } from "dependency-cruiser";

type Rule = IForbiddenRuleType;

const store = "\\.store\\.ts$";
const api = "\\.api\\.ts$";
const test = "\\.test\\.tsx?$";
const node = `^(?:node:.+|${builtinModules.join("|")})$`;
const database = "^src/platform/db/";
const queue = "^src/platform/jobs/";
/** What runs a program and is no subject: a use case gets just what it needs of it. */
const machinery = "^src/platform/(config|process|telemetry|slow-statements|services)[/.]";
/** From the roof down. */
export const floors = [
  "web",
  "app",
  "backoffice",
  "notifications",
  "orders",
  "buying",
  "people",
  "importing",
  "catalogue",
  "platform",
  "contract",
] as const;
/** The floors whose folders are the store's subjects. */
const subjects = "^src/(backoffice|notifications|orders|buying|people|importing|catalogue)/";
const generatedFolders = ["node_modules/", "^build/"];
const serverPackages =
  "node_modules/(?:typebox|fastify|@fastify/[^/]+|pg|pg-boss|kysely|@electric-sql/pglite|pino|nodemailer|sharp|aws4fetch|prom-client)/";
/** Everything that does I/O. Pure files must not import it, directly or through other files. */
const ioModules = [store, api, database, queue, machinery, "^src/app/", node];

const forbid = (name: string, comment: string, from: object, to: object): Rule =>
  ({ name, comment, severity: "error", from, to }) as Rule;

/**
 * Rules for imports at run time. Type imports are ignored, because they are erased. `reachable` follows imports of
 * imports.
 */
export const runtimeRules: Rule[] = [
  forbid(
    "no-cycle",
    "Two files that import each other belong in one. Only a lazily loaded file may import the file that loads it.",
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
  ),
  forbid(
    "subject-is-pure",
    "x/x.ts has types and rules only: no SQL, no server code, no Node modules.",
    { path: "^src/(?!web)[^/]+/([^/]+)/\\1\\.ts$", pathNot: [machinery, queue] },
    { path: ioModules, reachable: true },
  ),
  forbid(
    "web-reaches-only-pure",
    "Code for the browser must not reach a store, server code or Node modules.",
    {
      path: "^src/web/",
      pathNot: [test, "entry\\.server\\.tsx$", "/fonts/subset-fonts\\.ts$", "^src/web/bundling/"],
    },
    { path: [...ioModules, serverPackages], reachable: true },
  ),
  forbid(
    "store-holds-only-sql",
    "A store may use the database and pure files; not another store, a use case or a job.",
    { path: store },
    { path: [store, api, queue], reachable: true },
  ),
  forbid(
    "contract-without-node",
    "The contract is also the browser's and the client's: it imports no Node modules.",
    { path: "^src/contract/", pathNot: test },
    { path: node, reachable: true },
  ),
];

/** Rules for all imports, type imports included. */
export const allRules: Rule[] = [
  ...floors
    .slice(1)
    .map((floor, index) =>
      forbid(
        `${floor}-looks-down`,
        "An import leads to the same floor or to one below it, never up.",
        { path: `^src/${floor}/`, pathNot: test },
        { path: `^src/(${floors.slice(0, index + 1).join("|")})/` },
      ),
    ),
  forbid(
    "subject-uses-no-machinery",
    "Of what runs the program a subject may use only the database and the job queue.",
    { path: subjects, pathNot: test },
    { path: machinery, dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "services-only-for-handlers",
    "Only handlers of routes and jobs get Services. A use case gets just what it needs.",
    { path: subjects, pathNot: [test, api, "-jobs\\.ts$", "^src/catalogue/services\\.ts$"] },
    { path: [machinery, "^src/[^/]+/services\\.ts$"], pathNot: "^src/platform/config/config\\.ts$" },
  ),
  forbid(
    "api-reads-own-store-only",
    "A handler calls use cases. Without a decision to make it may call its own subject's store or the session store.",
    { path: "^src/([^/]+/[^/]+)/.*\\.api\\.ts$" },
    { path: store, pathNot: ["^src/$1/", "^src/platform/session/"] },
  ),
  forbid(
    "nobody-imports-api",
    "Only the program imports handlers.",
    { path: "^(?!src/app/)", pathNot: test },
    { path: api },
  ),
  forbid(
    "web-imports-no-server",
    "The web may import the contract, ui and pure rules. From the server it may import only the types of its loaders' services.",
    { path: "^src/web/", pathNot: test },
    { path: [store, api, database, queue, machinery, "^src/app/(?!pages/services\\.ts$)"] },
  ),
  forbid(
    "web-takes-contract-as-types",
    "Schemas stay on the server. The browser gets only types, the client, its failures, the error codes, how a name is written and what a text for staff is.",
    { path: "^src/web/", pathNot: test },
    {
      path: "^src/contract/",
      pathNot: "^src/contract/(api-problem|client|errors|full-name|staff-text)\\.ts$",
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "shop-without-admin",
    "The shop and the admin share only src/web/ui.",
    { path: "^src/web/storefront/" },
    { path: "^src/web/admin/" },
  ),
  forbid(
    "admin-without-shop",
    "The admin and the shop share only src/web/ui.",
    { path: "^src/web/admin/" },
    { path: "^src/web/storefront/" },
  ),
  forbid(
    "ui-stands-alone",
    "src/web/ui must import neither the shop nor the admin.",
    { path: "^src/web/ui/" },
    { path: "^src/web/(storefront|admin)/" },
  ),
  forbid(
    "nothing-imports-tests",
    "Production code must not import tests.",
    // Screenshots and Lighthouse use the screens and the browser that the tests define.
    { path: "^(src|demo|scripts)/", pathNot: [test, "^scripts/(screenshots|lighthouse)/"] },
    { path: ["^tests/", "^bench/", test] },
  ),
  forbid(
    "demo-only-at-start",
    "Only the start of the store loads the demo catalogue, and the set-up copies its products as samples.",
    {
      path: "^src/",
      pathNot: [test, "^src/app/prepare-store\\.ts$", "^src/backoffice/settings/copy-sample-catalogue\\.ts$"],
    },
    { path: "^demo/" },
  ),
  forbid(
    "no-barrel",
    "No index files: import the file that declares the name.",
    {},
    { path: "/index\\.[tj]sx?$", pathNot: generatedFolders },
  ),
  forbid(
    "no-junk-drawer",
    "No folders such as utils: put a file into the folder of its subject.",
    {},
    { path: "/(utils?|helpers?|common|misc|shared)(/|\\.[tj]sx?$)", pathNot: generatedFolders },
  ),
  forbid(
    "declared-packages",
    "An imported package must be in package.json.",
    { path: "^(src|demo|tests|bench|scripts)/" },
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  forbid(
    "resolvable",
    "The imported file does not exist.",
    { path: "^(src|demo|tests|bench|scripts)/" },
    { couldNotResolve: true, pathNot: ["/\\+types/", "\\?(url|inline|raw)$", "^virtual:", "^build/"] },
  ),
];

/** A folder right inside a floor. */
const subjectFolder = "^src/(?!web/)[^/]+/[^/]+$";
/** A folder right inside the shop or the admin. */
const webRoom = "^src/web/(storefront|admin)/[^/]+$";

/** Rules for imports from folder to folder, type imports included. Tests, which import what they like, are left out. */
export const folderRules: Rule[] = [
  {
    ...forbid(
      "subjects-without-cycles",
      "Two subjects that need each other, also through others: what both need moves to one of them, or below.",
      { path: subjectFolder },
      { path: subjectFolder, circular: true },
    ),
    scope: "folder",
  },
  {
    ...forbid(
      "web-rooms-without-cycles",
      "Two rooms of the shop or the admin that need each other, also through others: what both need moves to one of them, or below.",
      { path: webRoom },
      { path: webRoom, circular: true },
    ),
    scope: "folder",
  },
];
