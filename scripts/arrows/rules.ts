/** The arrows of the house (docs/decisions/0005-import-rules.md), as dependency-cruiser rules. */
import { builtinModules } from "node:module";
import type { IForbiddenRuleType } from "dependency-cruiser";

type Rule = IForbiddenRuleType;

const store = "\\.store\\.ts$";
const api = "\\.api\\.ts$";
const test = "\\.test\\.tsx?$";
const node = `^(?:node:.+|${builtinModules.join("|")})$`;
const database = "^src/server/db/";
const queue = "^src/server/jobs/";
const outside = ["node_modules/", "^build/"];
const serverPackages =
  "node_modules/(?:typebox|fastify|@fastify/[^/]+|pg|pg-boss|kysely|@electric-sql/pglite|pino|nodemailer|sharp|aws4fetch|prom-client)/";
/** What a pure file never gets to while it runs: I/O of any kind. */
const effects = [store, api, "^src/server/", node];

const forbid = (name: string, comment: string, from: object, to: object): Rule =>
  ({ name, comment, severity: "error", from, to }) as Rule;

/** Hold for what runs: types are erased and carry no I/O. `reachable` follows imports of imports. */
export const runtimeRules: Rule[] = [
  forbid(
    "no-cycle",
    "Two files that need each other are one; only what is loaded later may name who loads it.",
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ["dynamic-import"] } },
  ),
  forbid(
    "subject-is-pure",
    "features/x/x.ts holds types and rules: no SQL, no server, nothing of Node.",
    { path: "^src/features/([^/]+)/\\1\\.ts$" },
    { path: effects, reachable: true },
  ),
  forbid(
    "web-reaches-only-pure",
    "What ships to the browser gets to no store, no server code and nothing of Node.",
    {
      path: "^src/web/",
      pathNot: [test, "entry\\.server\\.tsx$", "/fonts/subset-fonts\\.ts$", "^src/web/bundling/"],
    },
    { path: [...effects, serverPackages], reachable: true },
  ),
  forbid(
    "store-holds-only-sql",
    "A store gets to the database and pure files; not to another store, a use case or a job.",
    { path: store },
    { path: [store, api, queue], reachable: true },
  ),
  forbid(
    "contract-stands-alone",
    "The contract is read by all and knows nobody.",
    { path: "^src/contract/", pathNot: test },
    { path: ["^src/(?!contract/)", node], reachable: true },
  ),
];

/** Hold for types as well. */
export const allRules: Rule[] = [
  forbid(
    "feature-uses-only-db-and-jobs",
    "Of the server that runs, a feature uses the database and the queue.",
    { path: "^src/features/", pathNot: test },
    { path: "^src/server/", pathNot: [database, queue], dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "services-only-for-handlers",
    "Handlers of calls and of jobs are given the services; what they call is given what it needs.",
    { path: "^src/features/", pathNot: [test, api, "-jobs\\.ts$"] },
    { path: "^src/server/", pathNot: [database, queue, "^src/server/config\\.ts$"] },
  ),
  forbid(
    "api-reads-own-store-only",
    "A handler calls use cases; what decides nothing it may do with its own feature's store, or the sessions'.",
    { path: "^src/features/([^/]+)/.*\\.api\\.ts$" },
    { path: store, pathNot: ["^src/features/$1/", "^src/features/session/"] },
  ),
  forbid(
    "nobody-imports-api",
    "Handlers are called by the server alone.",
    { path: "^(?!src/server/)", pathNot: test },
    { path: api },
  ),
  forbid(
    "pages-out-of-features",
    "A feature does not know how it is shown.",
    { path: "^src/features/" },
    { path: "^src/web/" },
  ),
  forbid(
    "web-imports-no-server",
    "The web imports the contract, ui and pure rules; of the server, the types its loaders are given.",
    { path: "^src/web/", pathNot: test },
    { path: [store, api, database, queue, "^src/server/(?!pages/services\\.ts$)"] },
  ),
  forbid(
    "web-takes-contract-as-types",
    "Schemas stay on the server: the browser has the types, the client and the error codes.",
    { path: "^src/web/", pathNot: test },
    {
      path: "^src/contract/",
      pathNot: "^src/contract/(client|errors)\\.ts$",
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "shop-without-admin",
    "The shop and the back office share only ui.",
    { path: "^src/web/storefront/" },
    { path: "^src/web/admin/" },
  ),
  forbid(
    "admin-without-shop",
    "The back office and the shop share only ui.",
    { path: "^src/web/admin/" },
    { path: "^src/web/storefront/" },
  ),
  forbid(
    "ui-stands-alone",
    "Pieces that both use know neither.",
    { path: "^src/web/ui/" },
    { path: "^src/web/(storefront|admin)/" },
  ),
  forbid(
    "nothing-imports-tests",
    "What runs does not know its tests.",
    // Pictures and measurements are of the places that the tests know, in the browser that they open.
    { path: "^(src|demo|scripts)/", pathNot: [test, "^scripts/(screens|lighthouse)/"] },
    { path: ["^tests/", "^bench/", test] },
  ),
  forbid(
    "demo-only-at-start",
    "The demo catalogue is loaded when a store starts, and nowhere else.",
    { path: "^src/", pathNot: [test, "^src/server/prepare-store\\.ts$"] },
    { path: "^demo/" },
  ),
  forbid("no-barrel", "Import the file that has it.", {}, { path: "/index\\.[tj]sx?$", pathNot: outside }),
  forbid(
    "no-junk-drawer",
    "A file lies with its subject.",
    {},
    { path: "/(utils?|helpers?|common|misc|shared)(/|\\.[tj]sx?$)", pathNot: outside },
  ),
  forbid(
    "declared-packages",
    "A package that is imported stands in package.json.",
    { path: "^(src|demo|tests|bench|scripts)/" },
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  forbid(
    "resolvable",
    "An import that leads nowhere.",
    { path: "^(src|demo|tests|bench|scripts)/" },
    { couldNotResolve: true, pathNot: ["/\\+types/", "\\?(url|inline|raw)$", "^virtual:", "^build/"] },
  ),
];
