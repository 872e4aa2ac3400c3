import ts from "typescript-classic";

/** The titles of the tests in a file, exactly as written ('%s' included), and whether each test runs. */
export function readTestTitles(file: string, source: string): ReadonlyMap<string, "runs" | "skipped"> {
  const titles = new Map<string, "runs" | "skipped">();
  const visit = (node: ts.Node, isSkipped: boolean): void => {
    const call = ts.isCallExpression(node) ? testCallOf(node) : null;
    const skipped = isSkipped || (call?.isSkipped ?? false);
    if (call?.title !== undefined) titles.set(call.title, skipped ? "skipped" : "runs");
    ts.forEachChild(node, (child) => visit(child, skipped));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest), false);
  return titles;
}

const tests = new Set(["it", "test"]);
const skippingModifiers = new Set(["skip", "skipIf", "todo", "runIf", "fails"]);

/** Recognises `it("…")`, `test.each(…)("…")` and describe groups. A group has no title here, but may be skipped. */
function testCallOf({ expression, arguments: [first] }: ts.CallExpression) {
  const callNames = namesOf(expression);
  const [name = "", ...modifiers] = callNames;
  if (!tests.has(name) && !name.startsWith("describe")) return null;
  const isText = first !== undefined && ts.isStringLiteralLike(first);
  return {
    title: tests.has(name) && isText ? first.text : undefined,
    isSkipped: modifiers.some((word) => skippingModifiers.has(word)),
  };
}

/** The names in `test.skip.each([…])`: test, skip, each. */
function namesOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (ts.isPropertyAccessExpression(expression))
    return [...namesOf(expression.expression), expression.name.text];
  if (ts.isCallExpression(expression)) return namesOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return namesOf(expression.tag);
  return [];
}
