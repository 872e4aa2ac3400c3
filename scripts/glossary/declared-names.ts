import ts from "typescript-classic";

export interface DeclaredName {
  readonly name: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The names that a file declares itself: variables, functions, types, parameters, and fields of types and objects.
 * A name that is only imported, or taken out of an object without another name, is declared elsewhere.
 */
export function declaredNames(file: string, source: string): DeclaredName[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name)
      names.push({ name: name.text, line: tree.getLineAndCharacterOfPosition(name.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

function nameOf(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isNamespaceImport(node) ||
    ((ts.isBindingElement(node) || ts.isImportSpecifier(node)) &&
      (node.propertyName !== undefined || isInArrayPattern(node)));
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

/** `[first, second]` gives new names: an array has none. */
const isInArrayPattern = (node: ts.Node): boolean => ts.isArrayBindingPattern(node.parent);
