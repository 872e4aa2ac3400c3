import ts from "typescript-classic";

/** The titles of a test file's tests, as written ('%s' and all), and whether each runs. */
export function readTitles(file: string, source: string): ReadonlyMap<string, "runs" | "skipped"> {
  const titles = new Map<string, "runs" | "skipped">();
  const look = (node: ts.Node, isSkipped: boolean): void => {
    const call = ts.isCallExpression(node) ? calledTest(node) : null;
    const skipped = isSkipped || (call?.isSkipped ?? false);
    if (call?.title !== undefined) titles.set(call.title, skipped ? "skipped" : "runs");
    ts.forEachChild(node, (child) => look(child, skipped));
  };
  look(ts.createSourceFile(file, source, ts.ScriptTarget.Latest), false);
  return titles;
}

const tests = new Set(["it", "test"]);
const withholding = new Set(["skip", "skipIf", "todo", "runIf", "fails"]);

/** `it("…")`, `test.each(…)("…")`, and groups, which have no title here but may be skipped as a whole. */
function calledTest({ expression, arguments: [first] }: ts.CallExpression) {
  const words = wordsOf(expression);
  const [name = "", ...modifiers] = words;
  if (!tests.has(name) && !name.startsWith("describe")) return null;
  const isText = first !== undefined && ts.isStringLiteralLike(first);
  return {
    title: tests.has(name) && isText ? first.text : undefined,
    isSkipped: modifiers.some((word) => withholding.has(word)),
  };
}

/** `test.skip.each([…])` as its words: test, skip, each. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...wordsOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return wordsOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return wordsOf(expression.tag);
  return [];
}
