import type { StructureRole } from "./pdf-structure.ts";

/** A4 in points. */
export const a4 = { width: 595, height: 842, margin: 48 } as const;

export interface TextPlacement {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly isBold?: boolean;
  readonly align?: "left" | "right";
  readonly colour?: string;
  /** What the text is, for who has the document read out: a paragraph, unless said otherwise. */
  readonly role?: StructureRole;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a drawing writes on. Positions are in points from the top left of a page. */
export interface PdfDocument {
  newPage(): void;
  /** Draws a text in as many lines as it needs, and returns where the next line may begin. A line break in it stays one. */
  writeText(text: string, placement: TextPlacement): number;
  drawRule(y: number, colour?: string): void;
  drawBox(x: number, y: number, side: number): void;
  drawLine(from: Point, to: Point): void;
  /** Fills the true squares of rows of squares, as of a QR code, in a square of this side. */
  drawModules(rows: readonly (readonly boolean[])[], place: Point & { readonly side: number }): void;
  /** What `draw` draws belongs together: a table, a row, a document of its own in this `language`. */
  group(role: StructureRole, draw: () => void, language?: string): void;
  /** What `draw` draws repeats what was read already, as the heading of a table on its second page. It is not read out. */
  repeat(draw: () => void): void;
}

/** The height of a line of this size. */
export const lineHeight = (size: number): number => size * 1.4;
export const DEFAULT_SIZE = 9.5;
