import ts from "typescript-classic";

const PASSES_ON = /^(?:\|\||\?\?|&&)$/;

/** The expression that has the value of this one as its own: a choice, brackets, or what stands in for nothing. */
export function holderOf(node: ts.Node): ts.Node {
  let at = node;
  while (
    ts.isParenthesizedExpression(at.parent) ||
    (ts.isConditionalExpression(at.parent) && at.parent.condition !== at) ||
    (ts.isBinaryExpression(at.parent) &&
      at.parent.right === at &&
      PASSES_ON.test(at.parent.operatorToken.getText()))
  )
    at = at.parent;
  return at;
}

/** The name of the attribute or property that a text is the value of, or a part of it. */
export function nameOf(node: ts.Node): string | undefined {
  const at = holderOf(node);
  const { parent } = at;
  if (ts.isJsxAttribute(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent))
    return parent.initializer === at ? parent.name.getText().replace(/["']/g, "") : undefined;
  if (ts.isBindingElement(parent)) return parent.initializer === at ? parent.name.getText() : undefined;
  return ts.isJsxExpression(parent) || ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent)
    ? nameOf(parent)
    : undefined;
}

const STYLES = /^(?:sx|styles?|elements|className)$/;

/** Deep in an attribute of styles, or what a parameter is without an argument. */
export function isInUnread(node: ts.Node): boolean {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isJsxAttribute(parent)) return STYLES.test(parent.name.getText());
    if (ts.isPropertyAssignment(parent) && parent.name.getText() === "sx") return true;
    if (ts.isParameter(parent)) return true;
    if (ts.isBlock(parent) || ts.isArrowFunction(parent)) return false;
  }
  return false;
}

/** A word of the code: compared, looked up, imported, a key, a member of a set, or a type. */
export function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return /^(?:===|!==|in)$/.test(parent.operatorToken.getText());
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) return parent.name === node;
  if (ts.isArrayLiteralExpression(parent)) return ts.isNewExpression(parent.parent);
  return (
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isTaggedTemplateExpression(parent) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isExpressionStatement(parent)
  );
}
