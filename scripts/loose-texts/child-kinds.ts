import ts from "typescript-classic";

/**
 * What a child of a JSX element puts on the page: a text that stays as it is, one that may change or come and go, a list with texts,
 * elements that always stay, or others.
 */
export type ChildKind = "text" | "changing text" | "texts" | "steady" | "changing";

/** Components that always render one element; others may render nothing. */
const steadyComponents: ReadonlySet<string> = new Set(["Icon", "Link", "NavLink", "PathIcon", "Spinner"]);

/** The children that are shown, without the blanks between them, which no translation touches. */
export const shownChildren = (parent: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] =>
  parent.children.filter((child) => !isBlank(child) && !isComment(child));

/** The single text of an element has a blank beside it, and so is not all that the element holds. */
export const hasBlank = (parent: ts.JsxElement | ts.JsxFragment): boolean =>
  parent.children.some((child) => isBlank(child) && !(ts.isJsxText(child) && child.text.includes("\n")));

const isComment = (child: ts.JsxChild): boolean => ts.isJsxExpression(child) && !child.expression;

function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() === "";
  if (!ts.isJsxExpression(child) || !child.expression) return false;
  return ts.isStringLiteralLike(child.expression) && child.expression.text.trim() === "";
}

export function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): ChildKind {
  if (ts.isJsxText(child)) return "text";
  if (ts.isJsxFragment(child)) return "changing";
  if (ts.isJsxExpression(child))
    return child.expression ? kindOfExpression(child.expression, checker) : "steady";
  const { tagName } = ts.isJsxElement(child) ? child.openingElement : child;
  const name = tagName.getText();
  if (/^[a-z]/.test(name) || steadyComponents.has(name)) return "steady";
  return ts.isIdentifier(tagName) && rendersText(tagName, checker) ? "changing text" : "changing";
}

/** Of a component of ours; those of packages say ReactNode whatever they render. */
function rendersText(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(name);
  return type.getCallSignatures().some((signature) => {
    const file = signature.getDeclaration()?.getSourceFile().fileName ?? "";
    const result = signature.getReturnType();
    return !file.includes("/node_modules/") && (result.isUnion() ? result.types : [result]).some(mayBeText);
  });
}

function kindOfExpression(expression: ts.Expression, checker: ts.TypeChecker): ChildKind {
  if (isFixedText(expression)) return "text";
  const type = checker.getTypeAtLocation(expression);
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some((part) => isListOfTexts(part, checker))) return "texts";
  if (parts.some(mayBeText)) return "changing text";
  return ts.isIdentifier(expression) && parts.every(isElement) ? "steady" : "changing";
}

/** A literal, or a text of the shop without values: the language of a page never changes. */
function isFixedText(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression)) return true;
  return (
    ts.isCallExpression(expression) &&
    expression.expression.getText() === "t" &&
    expression.arguments.length === 1
  );
}

const TEXT =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;

/** React shows no text for ''. */
const mayBeText = (type: ts.Type): boolean =>
  (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === "");

function isListOfTexts(type: ts.Type, checker: ts.TypeChecker): boolean {
  const entry = checker.isArrayLikeType(type) && type.getNumberIndexType();
  return Boolean(entry && (entry.isUnion() ? entry.types : [entry]).some(mayBeText));
}

const isElement = (type: ts.Type): boolean =>
  ["type", "props", "key"].every((name) => type.getProperty(name) !== undefined);
