import ts from "typescript-classic";
import type { FindPlaces, Place } from "./sources.ts";
import { holderOf, isCode, isInUnread, nameOf } from "./where-a-text-is.ts";

type Literal = ts.StringLiteralLike | ts.TemplateExpression | ts.JsxText;

/** Attributes and properties whose words nobody reads, whatever they look like. */
const UNREAD =
  /^(?:class(?:Name|Names)?|component|variant|color|colour|source|reference|resource|sort(?:By)?|order|href|to|path|key|id|type|role|target|rel|method|name|autoComplete|inputMode|pattern|accept|context|optionText|filterDefaultValues|headers|timeZone|dateStyle|aria-(?:keyshortcuts|controls|labelledby|describedby)|font\w*|grid\w*|.*(?:[wW]idth|[sS]hadow|[tT]ransition|[pP]osition|[tT]ransform|[oO]utline|[bB]order\w*|[bB]ackground\w*))$/;

/** Those whose words are always read, also a single small one. */
const READ =
  /^(?:label|title|text|message|helperText|help|placeholder|aria-label|alt|empty|\w+(?:Label|Text|Title|Message))$/;

/** Maps from words of the code to words for people. */
const MAP_OF_TEXTS = /(?:labels|texts|words|names|titles|hints|effects)$/i;

const WORDS = /\p{L}\p{L}/u;
/** A capital letter with small ones, several words, or a sentence. */
const LOOKS_READ =
  /^\P{L}*\p{Lu}(?:-?\p{Ll})+(?:\P{L}|$)|\p{Ll} \p{Ll}|\p{L}[.,:;…] |\p{L} \p{L}*[’'.…]|\p{L}\p{Ll}+\.$/u;
const TEMPLATE_LOOKS_READ = /\p{L}\p{L}.* |^\P{L}*\p{Lu}\p{Ll}| \p{Ll}\p{Ll}/u;
const LOOKS_CODED =
  /^(?:GET|POST|PUT|DELETE|PATCH) |^[[&/#]|[{}]|^(?:Order (?:Requested|Confirmed)|Payment Link Sent)$|^\d|^Bearer|, sans-serif$/;
const TEMPLATE_LOOKS_CODED = /^(?:GET|POST|PUT|DELETE|PATCH) |^[/#]|^\d|^Bearer|\{\}(?:px|rem|%|vh|vw)/;

/** Calls whose words are the code's own. */
const CALLS_OF_CODE =
  /^(?:t|api\.call|url\.|.*\.(?:split|join|replace|replaceAll|includes|startsWith|endsWith|getItem|setItem|removeItem|querySelector(?:All)?|closest|addEventListener|matches|set|get|append|createElement|setProperty|getAttribute|setAttribute|test|exec|toLocaleString)|useHotkeys|addEventListener|listUrl|noWrap|breakWords|hideOn\w+|require|import|lazy|set(?:Value|Error)|useWatch|createPath|redirect|Event|RegExp|URL|CustomEvent|createTheme|useTyped|useInput|alpha|matchMedia)$/;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node);

const wordsOf = (node: Literal): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("{}")
    : node.text;

function calleeOf(node: ts.Node): string {
  const { parent } = holderOf(node);
  return ts.isCallExpression(parent) || ts.isNewExpression(parent) ? parent.expression.getText() : "";
}

function elementOf(node: ts.Node): string {
  for (let at = node; at.parent; at = at.parent)
    if (ts.isJsxOpeningElement(at) || ts.isJsxSelfClosingElement(at)) return at.tagName.getText();
  return "";
}

/** A value of a text, a child of an element, or an entry of a map of texts: read, however small it is. */
function isReadWhereItIs(node: ts.Node): boolean {
  const at = holderOf(node);
  if (ts.isJsxExpression(at.parent)) return at !== node && !ts.isJsxAttribute(at.parent.parent);
  if (!ts.isPropertyAssignment(at.parent) || at.parent.initializer !== at) return false;
  let holder: ts.Node = at.parent.parent.parent;
  if (ts.isCallExpression(holder)) return holder.expression.getText() === "t" && at !== node;
  while (ts.isAsExpression(holder) || ts.isSatisfiesExpression(holder)) holder = holder.parent;
  return ts.isVariableDeclaration(holder) && MAP_OF_TEXTS.test(holder.name.getText());
}

/** One of the words that the type allows: no text. */
function isChosen(node: Literal, checker: ts.TypeChecker): boolean {
  const expected = checker.getContextualType(node as ts.Expression);
  if (!expected || ts.isTemplateExpression(node)) return false;
  const types = expected.isUnion() ? expected.types : [expected];
  const isText = (type: ts.Type) => (type.flags & ts.TypeFlags.StringLike) !== 0;
  return (
    types.some((type) => type.isStringLiteral()) &&
    types.every((type) => type.isStringLiteral() || !isText(type))
  );
}

function isPlainText(node: Literal, checker: ts.TypeChecker): boolean {
  const words = wordsOf(node);
  if (!WORDS.test(words)) return false;
  if (ts.isJsxText(node)) return true;
  if (isCode(node) || CALLS_OF_CODE.test(calleeOf(node))) return false;
  const name = nameOf(node);
  const isNamedRead = name !== undefined && READ.test(name);
  if (isInUnread(node) && !isNamedRead) return false;
  if (name === "text" && elementOf(node) === "Sentence") return false;
  if (name !== undefined && UNREAD.test(name) && !(name === "name" && LOOKS_READ.test(words))) return false;
  if (isChosen(node, checker)) return false;
  if (ts.isTemplateExpression(node))
    return TEMPLATE_LOOKS_READ.test(words)
      ? !TEMPLATE_LOOKS_CODED.test(words)
      : isNamedRead && words.includes(" ");
  return (
    isNamedRead ||
    isReadWhereItIs(node) ||
    (LOOKS_READ.test(words) && !LOOKS_CODED.test(words)) ||
    /^\p{Lu}\p{Ll}+$/u.test(words)
  );
}

/** An input or a column without a label has one that react-admin makes of its English source. */
const SHOWS_SOURCE = /(?:Input|Col)$/;
const HAS_NO_LABEL = /^(?:Search|Reference\w*)Input$/;

function lacksLabel(node: ts.Node): node is ts.JsxSelfClosingElement | ts.JsxOpeningElement {
  if (!ts.isJsxSelfClosingElement(node) && !ts.isJsxOpeningElement(node)) return false;
  const tag = node.tagName.getText();
  if (!SHOWS_SOURCE.test(tag) || HAS_NO_LABEL.test(tag)) return false;
  const attributes = node.attributes.properties.filter(ts.isJsxAttribute);
  const has = (name: string) => attributes.find((each) => each.name.getText() === name);
  const source = has("source")?.initializer;
  return source !== undefined && ts.isStringLiteral(source) && has("label") === undefined;
}

/**
 * Finds words that people read and that do not go through `t()`, which no translator would ever see: texts of elements, labels,
 * messages, sentences, and inputs and columns that leave their label to react-admin.
 */
export const findPlainTexts = (findPlaces: FindPlaces, isChecked: (file: string) => boolean): Place[] =>
  findPlaces(
    isChecked,
    (node, checker) => (isLiteral(node) && isPlainText(node, checker)) || lacksLabel(node),
  );
