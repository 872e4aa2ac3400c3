import { parseSync } from "vite";

/** A node of a syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/**
 * The English sentences of a file's calls of `refuse(code, "…")` and of its `staffText`s, with a name for each value of a template:
 * `There is no product {id}.` The types let nothing else be said to staff (contract/staff-text.ts). Those of `faultText("…")`, which
 * SQL puts together, have these names already.
 */
export function findRefusals(file: string, code: string): string[] {
  if (!/\brefuse\(|\bstaffText`|\bfaultText\(/.test(code)) return [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.type === "CallExpression" && (node.callee as Node).name === "refuse")
      found.push(...sentencesOf((node.arguments as Node[])[1], code));
    if (node.type === "CallExpression" && (node.callee as Node).name === "faultText")
      found.push(...sentencesOf((node.arguments as Node[])[0], code));
    if (node.type === "TaggedTemplateExpression" && (node.tag as Node).name === "staffText")
      found.push(...sentencesOf(node.quasi as Node, code));
    for (const child of Object.values(node).flat().filter(isNode)) visit(child);
  };
  visit(program as unknown as Node);
  return found.filter((sentence) => /\p{L}/u.test(sentence.replace(/\{\w+\}/g, "")));
}

function sentencesOf(node: Node | undefined, code: string): string[] {
  if (node?.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node?.type === "TemplateLiteral") return [withNames(node, code)];
  if (node?.type !== "ConditionalExpression") return [];
  return [node.consequent, node.alternate].flatMap((each) => sentencesOf(each as Node, code));
}

function withNames(template: Node, code: string): string {
  const parts = template.quasis as readonly { readonly value: { readonly cooked: string } }[];
  const names: string[] = [];
  for (const expression of template.expressions as readonly Node[])
    names.push(freeName(nameOf(expression, code), names));
  return parts
    .map(({ value }, at) => value.cooked + (at < names.length ? `{${names[at]}}` : ""))
    .join("")
    .replace(/'(\{\w+\})'/g, "‘$1’"); // a straight quote before a brace hides the value in ICU messages
}

/** `line.name` is `name`, `MAX_LINES` is `maxLines`, a call has the name of its first argument; what has no name is `value`. */
function nameOf(expression: Node, code: string): string {
  const [argument] = expression.type === "CallExpression" ? (expression.arguments as readonly Node[]) : [];
  if (argument) return nameOf(argument, code);
  const [word = "value"] = code.slice(expression.start, expression.end).match(/\b[A-Za-z_]\w*(?=\)*$)/) ?? [];
  const name = /^[A-Z_0-9]+$/.test(word) ? word.toLowerCase() : word;
  return name.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const freeName = (name: string, taken: readonly string[]): string =>
  taken.includes(name) ? freeName(`${name}${taken.length + 1}`, taken) : name;
