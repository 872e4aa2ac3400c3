/** The text colour on the accent: white, or dark ink where the WCAG contrast of white is below 4.5. */
export function textColourOn(accentColour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(accentColour.slice(at, at + 2), 16) / 255),
  );
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= 4.5 ? "#ffffff" : "#1d1b18";
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The configured accent as a CSS rule; an empty string for anything that is not a colour. */
export function accentRule(accentColour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(accentColour)) return "";
  return `:root{--accent:${accentColour};--on-accent:${textColourOn(accentColour)}}`;
}
