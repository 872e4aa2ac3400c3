import { parseSync } from "vite";

export interface ComparedText {
  readonly line: number;
  readonly code: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const COMPARISONS = ["===", "!==", "==", "!="];

/**
 * Where a file compares a text of `t("…")`, or has it as the value of a field. It is another one in each language, so what is stored or sent is
 * a word of the code.
 */
export function findComparedTexts(file: string, code: string): ComparedText[] {
  if (!/\bt\(/.test(code)) return [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const constants = new Set<unknown>();
  const found: ComparedText[] = [];
  const isCall = (node: unknown): boolean =>
    isNode(node) && node.type === "CallExpression" && (node.callee as Node).name === "t";
  const isText = (node: unknown): boolean =>
    isCall(node) || (isNode(node) && node.type === "Identifier" && constants.has(node.name));
  const visit = (node: Node, look: (node: Node) => void): void => {
    look(node);
    for (const child of Object.values(node).flat().filter(isNode)) visit(child, look);
  };
  visit(program as unknown as Node, (node) => {
    if (node.type === "VariableDeclarator" && isCall(node.init)) constants.add((node.id as Node).name);
  });
  visit(program as unknown as Node, (node) => {
    const isCompared =
      node.type === "BinaryExpression" &&
      COMPARISONS.includes(String(node.operator)) &&
      (isText(node.left) || isText(node.right));
    const isValue =
      node.type === "JSXAttribute" &&
      (node.name as Node).name === "value" &&
      isNode(node.value) &&
      isText(node.value.expression);
    if (isCompared || isValue)
      found.push({
        line: code.slice(0, node.start).split("\n").length,
        code: code.slice(node.start, node.end),
      });
  });
  return found;
}
