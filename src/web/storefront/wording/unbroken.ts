/** A number with its unit, or a range of dates, on one line: what breaks before its dash or its unit reads as two things. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0");
