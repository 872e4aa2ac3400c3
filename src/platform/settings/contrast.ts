import { type StaffText, staffText } from "../../contract/staff-text.ts";

/** The page colours of the design (web/ui/tokens.css), light and dark. */
const PAGES = { light: "#fcfaf6", dark: "#171614" } as const;
const TEXTS_ON_ACCENT = ["#ffffff", "#1d1b18"] as const;
/** WCAG 2.2: 4.5 for text, 3 for controls. */
const [TEXT_CONTRAST, CONTROL_CONTRAST] = [4.5, 3];

/** The contrast of two colours `#rrggbb` by WCAG: from 1 (the same) to 21 (black on white). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What is wrong with an accent colour, in words. Undefined: everybody can read what stands on it. */
export function accentProblem(accent: string): StaffText | undefined {
  const best = Math.max(...TEXTS_ON_ACCENT.map((text) => contrastOf(accent, text)));
  return best < TEXT_CONTRAST
    ? staffText`Neither white nor dark text can be read well on ${accent}: choose a lighter or a darker colour.`
    : undefined;
}

/** The schemes in which a button of this colour hardly stands out from the page. */
export const faintSchemes = (accent: string): ("light" | "dark")[] =>
  (["light", "dark"] as const).filter((scheme) => contrastOf(accent, PAGES[scheme]) < CONTROL_CONTRAST);

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
