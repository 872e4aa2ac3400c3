import { join } from "node:path";
import sharp from "sharp";
import type { Screenshot } from "./contact-sheet.ts";

/** Of a sheet, in pixels: one look at it takes in all of it. */
const SHEET = { width: 1600, height: 1500 };
const GAP = 14;
const LABEL = 22;
/** How wide a screen of this width is drawn; its words can still be read. */
const drawnWidth = (width: number) => (width < 700 ? 250 : width < 1000 ? 380 : 520);
/** A long page goes on in the next column, up to this many; what is below is like what is above it. */
const MAX_COLUMNS = 3;

interface Column {
  readonly image: Buffer;
  readonly label: string;
  readonly width: number;
}

/**
 * Draws screenshots of one width and scheme beside each other, small, in their order, and writes PNG files `sheet-…` into their
 * folder. Returns the names of the files.
 */
export async function drawSheets(folder: string, screenshots: readonly Screenshot[]): Promise<string[]> {
  const files: string[] = [];
  for (const [group, screens] of Map.groupBy(screenshots, ({ width, scheme }) => `${width}-${scheme}`)) {
    let row: Column[] = [];
    const write = async () => {
      if (row.length) files.push(await writeSheet(folder, `${group}-${pad(files.length + 1)}`, row));
      row = [];
    };
    for (const screen of screens) {
      const columns = await columnsOf(folder, screen);
      if (widthOf([...row, ...columns]) > SHEET.width) await write();
      row.push(...columns);
    }
    await write();
  }
  return files;
}

const pad = (number: number) => String(number).padStart(3, "0");
const widthOf = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width + GAP, GAP);

async function columnsOf(folder: string, { file, width, screen }: Screenshot): Promise<Column[]> {
  const drawn = drawnWidth(width);
  const image = await sharp(join(folder, file)).resize({ width: drawn }).png().toBuffer();
  const { height = 0 } = await sharp(image).metadata();
  const columnHeight = SHEET.height - LABEL - GAP;
  const count = Math.min(MAX_COLUMNS, Math.ceil(height / columnHeight));
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      image: await sharp(image)
        .extract({
          left: 0,
          top: at * columnHeight,
          width: drawn,
          height: Math.min(columnHeight, height - at * columnHeight),
        })
        .toBuffer(),
      label: count > 1 ? `${screen} (${at + 1})` : screen,
      width: drawn,
    })),
  );
}

async function writeSheet(folder: string, name: string, columns: readonly Column[]): Promise<string> {
  const file = `sheet-${name}.png`;
  let left = GAP;
  const drawn = columns.flatMap(({ image, label, width }) => {
    const parts = [
      { input: labelImage(label, width), left, top: 0 },
      { input: image, left, top: LABEL },
    ];
    left += width + GAP;
    return parts;
  });
  await sharp({
    create: { width: Math.max(SHEET.width, left), height: SHEET.height, channels: 3, background: "#8aa0b4" },
  })
    .composite(drawn)
    .png()
    .toFile(join(folder, file));
  return file;
}

const labelImage = (label: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="15" font-family="sans-serif" font-size="13">${label}</text></svg>`,
  );
