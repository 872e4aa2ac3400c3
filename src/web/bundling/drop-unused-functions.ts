import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Plugin, parseSync } from "vite";
import { unusedNames, unusedParts } from "./unused-functions.ts";

const LISTS = "src/web/bundling/unused-functions.ts";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface NamedFunction {
  readonly name: string;
  readonly body: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** All functions in a syntax tree that have a name, or are assigned to one (`a.b = function`). */
function namedFunctions(code: string, node: Node): NamedFunction[] {
  const inside = Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => namedFunctions(code, child));
  const { id, left, right } = node as { id?: unknown; left?: unknown; right?: unknown };
  if (/^Function/.test(node.type) && isNode(id))
    return [{ name: String(id.name), body: node.body as Node }, ...inside];
  if (node.type === "AssignmentExpression" && isNode(left) && isNode(right) && /^Function/.test(right.type))
    return [{ name: code.slice(left.start, left.end), body: right.body as Node }, ...inside];
  return inside;
}

/** The code with new bodies for its functions. Throws when a name has not exactly one function. */
export function replaceBodies(file: string, code: string, bodies: Readonly<Record<string, string>>): string {
  const functions = namedFunctions(code, parseSync(file, code).program as unknown as Node);
  const replaced = Object.entries(bodies).map(([name, text]) => {
    const [found, ...more] = functions.filter((each) => each.name === name);
    if (!found || more.length > 0) throw new Error(`${file} has not exactly one ${name}: see ${LISTS}`);
    return { ...found.body, text };
  });
  // From the end, so that the places before stay where they are.
  return replaced
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: body }) => `${text.slice(0, start)}{ ${body} }${text.slice(end)}`,
      code,
    );
}

/** Throws when our own code imports something whose functions are gone. */
export function refuseUnusedNames(file: string, code: string): void {
  for (const [, names = ""] of code.matchAll(/import \{([^}]*)\} from "react(?:-dom|-router)?"/g)) {
    const name = names
      .split(",")
      .map((each) => each.trim().split(" ")[0] ?? "")
      .find((each) => unusedNames.includes(each));
    if (name) throw new Error(`${file} imports ${name}, whose functions are not in the bundle: see ${LISTS}`);
  }
}

function refuseOtherVersions(): void {
  const { resolve } = createRequire(import.meta.url);
  for (const [name, { version: read }] of Object.entries(unusedParts)) {
    const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8")) as {
      version: string;
    };
    if (version !== read)
      throw new Error(`${name} is ${version}, and its unused functions were read in ${read}: see ${LISTS}`);
  }
}

const files = Object.entries(unusedParts).flatMap(([name, { files }]) =>
  Object.entries(files).map(([file, bodies]) => ({ path: join("node_modules", name, file), bodies })),
);

/** Takes unused functions of React and the router out of the browser's bundle. What only they call goes with them. */
export const dropUnusedFunctions: Plugin = {
  name: "drop-unused-functions",
  enforce: "pre",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  buildStart: refuseOtherVersions,
  transform(code, id) {
    const file = files.find(({ path }) => id.endsWith(path));
    if (!file && !id.includes("node_modules")) refuseUnusedNames(id, code);
    return file && replaceBodies(file.path, code, file.bodies);
  },
};
