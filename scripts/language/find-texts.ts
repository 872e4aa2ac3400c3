import { parseSync } from "vite";

/** A text that the code shows: `t("…")`, or `<Sentence text="…" />` for one with elements in it. */
export interface TextUse {
  readonly file: string;
  readonly line: number;
  readonly english: string;
  /** The names of the values and elements that it is given; null where the code does not name them on the spot. */
  readonly values: readonly string[] | null;
  /** What tells it apart from the same English text elsewhere. */
  readonly context: string | undefined;
  /** False: it is read once when the module is loaded, in whatever language that is. */
  readonly isInFunction: boolean;
  /** What a comment above it tells the translators. */
  readonly comment: string | undefined;
}

/** A node of a syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const FUNCTION = /^(?:Arrow)?Function/;
const TRANSLATORS = /^\W*Translators: ([\s\S]*?)\W*$/;

/** Whether a file shows texts of the catalogue. */
export const showsTexts = (code: string): boolean =>
  /\bimport [^;]*\bt\b[^;]* from "[^"]*\/t\.ts"|\/sentence\.tsx"/.test(code);

/** The texts that a file shows. Throws for a call of `t` whose text is no literal: nobody could translate it. */
export function findTexts(file: string, code: string): TextUse[] {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const uses: TextUse[] = [];
  const lineOf = (at: number) => code.slice(0, at).split("\n").length;
  const fail = (node: Node, why: string): never => {
    throw new Error(`${file}:${lineOf(node.start)}: ${why}`);
  };
  const notes = comments.flatMap(({ value, end }) => {
    const [, text] = TRANSLATORS.exec(value) ?? [];
    return text ? [{ text: text.replace(/\s*\n\s*\*?\s*/g, " "), line: lineOf(end) }] : [];
  });
  const note = (node: Node, text: Node | undefined, given: readonly Node[], isInFunction: boolean) => {
    const named = given.map(namesIn);
    const names = named.every((each) => each !== null) ? named.flat() : null;
    const context = given.map(contextIn).find((each) => each !== undefined);
    const values = names?.filter((name) => name !== "context") ?? null;
    const line = lineOf(node.start);
    const comment = notes.find((each) => each.line === line || each.line === line - 1)?.text;
    for (const english of literalsOf(text) ?? fail(node, "the text is not a literal"))
      uses.push({ file, line, english, values, context, isInFunction, comment });
  };
  const visit = (node: Node, isInFunction: boolean): void => {
    if (isCallOfT(node)) {
      const [text, values] = node.arguments as Node[];
      note(node, text, values ? [values] : [], isInFunction);
    }
    if (isSentence(node)) {
      const attributes = (node.attributes as Node[]).map(attributeOf);
      const attribute = (name: string) => attributes.find((each) => each.name === name)?.value;
      const values = ["values", "elements"]
        .map((name) => attribute(name))
        .filter((each) => each !== undefined);
      note(node, attribute("text"), values, isInFunction);
    }
    for (const child of childrenOf(node)) visit(child, isInFunction || FUNCTION.test(node.type));
  };
  visit(program as unknown as Node, false);
  return uses;
}

const isCallOfT = (node: Node): boolean =>
  node.type === "CallExpression" &&
  (node.callee as Node).type === "Identifier" &&
  (node.callee as Node).name === "t";

const isSentence = (node: Node): boolean =>
  node.type === "JSXOpeningElement" && (node.name as Node).name === "Sentence";

function attributeOf(attribute: Node): { readonly name: string; readonly value: Node | undefined } {
  const value = attribute.value as Node | null | undefined;
  return {
    name: String((attribute.name as Node | undefined)?.name),
    value: value?.type === "JSXExpressionContainer" ? (value.expression as Node) : (value ?? undefined),
  };
}

/** The texts of a literal, or of a choice between literals. */
function literalsOf(node: Node | undefined): string[] | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return [node.value];
  if (node?.type !== "ConditionalExpression") return undefined;
  const [first, second] = [literalsOf(node.consequent as Node), literalsOf(node.alternate as Node)];
  return first && second && [...first, ...second];
}

function contextIn(node: Node): string | undefined {
  const properties = node.type === "ObjectExpression" ? (node.properties as Node[]) : [];
  const given = properties.find(({ key }) => (key as Node | undefined)?.name === "context")?.value as
    | Node
    | undefined;
  return given && literalsOf(given)?.[0];
}

function namesIn(node: Node): string[] | null {
  if (node.type !== "ObjectExpression") return null;
  const names = (node.properties as Node[]).map(({ type, computed, key }) =>
    type === "Property" && !computed
      ? String((key as Node | undefined)?.name ?? (key as Node | undefined)?.value)
      : undefined,
  );
  return names.every((name) => name !== undefined) ? names : null;
}
