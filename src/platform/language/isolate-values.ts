import type { CompiledMessage } from "./t.ts";

/** Isolates of Unicode: nobody sees them, and what is between them is read in its own direction. */
const [FROM, TO] = ["\u2068", "\u2069"];
/** A program that makes links of plain text would take the end of the isolate for a part of the URL. */
const isUrl = /(?:url|link)$/i;

/**
 * A compiled text of a language from right to left, in which each value keeps its own order: `+91 98200 12345` would be read
 * `12345 98200 91+`, and `14 Ware Road` `Ware Road 14`.
 */
export const isolateValues = (message: CompiledMessage): CompiledMessage =>
  typeof message === "string" ? message : message.flatMap(isolateIn);

type Node = Exclude<CompiledMessage, string>[number];

function isolateIn(node: Node): Node[] {
  if (!Array.isArray(node)) return [node];
  const [name, second, ...more] = node;
  if (node.length === 1) return isUrl.test(name) ? [node] : [FROM, node, TO];
  if (typeof second !== "number")
    return [[name, ...[second, ...more].flatMap((child) => isolateIn(child as Node))] as unknown as Node];
  const [rules] = more;
  if (typeof rules !== "object" || rules === null || second > PLURALS) return [node];
  return [[name, second, mapped(rules as Record<string, CompiledMessage | 0>)] as Node];
}

/** The highest number that icu-minify gives rules with branches: select, plural and selectordinal are 1 to 3. */
const PLURALS = 3;

const mapped = (branches: Readonly<Record<string, CompiledMessage | 0>>) =>
  Object.fromEntries(
    Object.entries(branches).map(([key, branch]) => [key, branch === 0 ? branch : isolateValues(branch)]),
  );
