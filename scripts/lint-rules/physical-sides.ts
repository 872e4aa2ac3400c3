/** A side of the screen in the styles of the shop, where a side of the line is meant. */
export interface PhysicalSide {
  readonly file: string;
  readonly line: number;
  readonly found: string;
}

const SIDE = "(?:left|right)";

/** In CSS. `env(safe-area-inset-left)` is a side of the device, and a custom property may say which side is which. */
const CSS = [
  new RegExp(
    `(?<![\\w-])(?:(?:scroll-)?(?:margin|padding)|border(?:-top|-bottom)?)-${SIDE}[\\w-]*\\s*:`,
    "g",
  ),
  new RegExp(`(?<![\\w-])${SIDE}\\s*:`, "g"),
  new RegExp(
    `(?<![\\w-])(?:text-align|float|clear|background-position|transform-origin)\\s*:[^;]*\\b${SIDE}\\b`,
    "g",
  ),
  /translateX\((?![^;]*var\(--run\))[^;]*/g,
];

/** `margin: 0 1rem 0 auto`: four values, of which the second and the fourth are the sides. */
const FOUR_VALUES = /(?<![\w-])(margin|padding|inset)\s*:\s*([^;{}]+)/g;

/** Classes of Tailwind, with their variants before them. */
const CLASSES = [
  /(?<![\w-])-?(?:ml|mr|pl|pr|scroll-m[lr]|scroll-p[lr]|left|right)-(?:\d|\[|auto|px|full)[\w[\].%/-]*/g,
  /(?<![\w-])(?:rounded|border)-(?:l|r|tl|tr|bl|br)(?=[\s"'`-])/g,
  /(?<![\w-])(?:text|float|clear|object|origin|bg|justify)-(?:left|right)(?![\w-])/g,
  /(?<![\w-])-?translate-x-(?:\d|\[|full|px)[\w[\].%/-]*/g,
  /(?<![\w-])bg-(?:gradient|linear)-to-(?:[lr]|[tb][lr])(?![\w-])/g,
];

/** Styles in code. Coordinates, as of an element that flies, are no sides of a line. */
const STYLE_KEYS = /(?<![\w.])(?:margin|padding|border)(?:Left|Right)\b/g;

/** What would not be mirrored in a language that is written from right to left. */
export function findPhysicalSides(file: string, code: string): PhysicalSide[] {
  const isCss = file.endsWith(".css");
  const plain = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, " "));
  const found: PhysicalSide[] = [];
  const add = (at: number, text: string) =>
    found.push({ file, line: plain.slice(0, at).split("\n").length, found: text.trim() });
  for (const pattern of isCss ? [...CSS, ...CLASSES] : [...CLASSES, STYLE_KEYS])
    for (const { index, 0: text } of plain.matchAll(pattern)) add(index, text);
  if (isCss)
    for (const { index, 0: text, 2: values = "" } of plain.matchAll(FOUR_VALUES)) {
      const [, end, , start] = values.trim().match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s()])+/g) ?? [];
      if (start !== undefined && start !== end) add(index, text);
    }
  return found;
}
