import { parseSync } from "vite";

/** What language/t.ts exports for components; a build calls them by other names. */
export type TextFunction = "t" | "language" | "refusals";
export type TextFunctionNames = Readonly<Record<TextFunction, string>>;
export const textFunctions: TextFunctionNames = { t: "t", language: "language", refusals: "refusals" };

/** A node of a syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A call of `t`: the English text, and for each value its name with the place of its expression. */
export interface TextCall {
  readonly start: number;
  readonly end: number;
  readonly callee: { readonly start: number; readonly end: number };
  readonly name: TextFunction;
  /** The English text of a call of `t`; else null. */
  readonly text: string | null;
  readonly values: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  /** False: the call runs once when the module is loaded, and not for each page. */
  readonly isInFunction: boolean;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const FUNCTION = /^(?:Arrow)?Function/;

/**
 * The calls of these functions in a file, inner calls after outer ones. Throws for a call whose text is no literal, and where
 * the functions are used without a call.
 */
export function findTextCalls(
  file: string,
  code: string,
  names: TextFunctionNames = textFunctions,
): TextCall[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const calls: TextCall[] = [];
  const functionOf = new Map(Object.entries(names).map(([name, written]) => [written, name as TextFunction]));
  const fail = (node: Node, why: string): never => {
    throw new Error(`${file}:${code.slice(0, node.start).split("\n").length}: ${why}`);
  };
  const visit = (node: Node, parent: Node | null, isInFunction: boolean): void => {
    if (node.type === "ImportDeclaration") return;
    const callee = node.callee as Node | undefined;
    const name =
      node.type === "CallExpression" && callee?.type === "Identifier"
        ? functionOf.get(String(callee.name))
        : undefined;
    if (callee && name) {
      const [text, values, ...more] = node.arguments as Node[];
      const isText = name === "t";
      if (more.length > 0 || (!isText && text)) fail(node, "too many arguments");
      calls.push({
        name,
        start: node.start,
        end: node.end,
        callee,
        isInFunction,
        text: isText ? (literalOf(text) ?? fail(node, "the text is not a literal")) : null,
        values: values ? (valuesOf(values) ?? fail(values, "the values are not named here")) : [],
      });
      for (const child of node.arguments as Node[]) visit(child, node, isInFunction);
      return;
    }
    if (node.type === "Identifier" && isReference(node, parent) && functionOf.has(String(node.name)))
      fail(node, `${String(node.name)} may only be called`);
    for (const child of childrenOf(node)) visit(child, node, isInFunction || FUNCTION.test(node.type));
  };
  visit(program as unknown as Node, null, false);
  return calls;
}

/** A name of a property or of a JSX attribute is no use of the function. */
const isReference = (node: Node, parent: Node | null): boolean =>
  !(
    (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) ||
    (parent?.type === "Property" && parent.key === node && !parent.computed && !parent.shorthand) ||
    parent?.type.startsWith("TS")
  );

/** The minifier may write a text in backticks. */
function literalOf(node: Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  const [quasi, ...more] = (node?.type === "TemplateLiteral" ? node.quasis : []) as Node[];
  return quasi && more.length === 0 ? ((quasi.value as { cooked: string }).cooked ?? undefined) : undefined;
}

function valuesOf(node: Node): TextCall["values"] | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const values = (node.properties as Node[]).map(({ type, computed, key, value }) => {
    const at = value as Node;
    const name = (key as Node | undefined)?.name ?? (key as Node | undefined)?.value;
    return type === "Property" && !computed
      ? { name: String(name), start: at.start, end: at.end }
      : undefined;
  });
  return values.every((value) => value !== undefined) ? values : undefined;
}
