import { t } from "../../../platform/language/t.ts";

interface SizeChartDrawingProps {
  /** The columns of the size chart; only these measures are drawn. */
  columns: readonly string[];
}

/** The line of each measure on a garment laid flat, with a letter that the legend explains. */
const measures = [
  { own: "Chest", name: () => t("Chest"), letter: "A", path: "M62 84h76", at: [100, 79] },
  { own: "Length", name: () => t("Length"), letter: "B", path: "M78 26v148", at: [70, 140] },
  { own: "Sleeve", name: () => t("Sleeve"), letter: "C", path: "m136 27 34 37", at: [164, 40] },
] as const;

const GARMENT = "M76 24c4 9 14 14 24 14s20-5 24-14l14 4 38 38-22 20-14-12v100H60V74L46 86 24 66l38-38 14-4Z";

/**
 * A drawing of a garment with its measures; null for a chart of something else (shoes, hats). A column is known by the first word of
 * its heading, in English or in the language of the page.
 */
export function SizeChartDrawing({ columns }: SizeChartDrawingProps) {
  const drawn = measures
    .map((measure) => ({ ...measure, name: measure.name() }))
    .filter(({ own, name }) => columns.some((column) => column.startsWith(own) || column.startsWith(name)));
  if (!drawn.some(({ own }) => own === "Chest")) return null;
  return (
    <figure className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <svg
        viewBox="10 14 180 168"
        className="w-44 shrink-0"
        fill="none"
        strokeLinecap="round"
        role="img"
        aria-label={t("A garment laid flat: {parts}.", {
          parts: drawn.map(({ name, letter }) => `${letter}: ${name}`).join(", "),
        })}
      >
        <path d={GARMENT} fill="var(--tile)" stroke="var(--edge)" strokeWidth="1.5" strokeLinejoin="round" />
        {drawn.map(({ letter, path, at: [x, y] }) => (
          <g key={letter} stroke="var(--accent-text)" strokeWidth="1.75">
            <path d={path} markerStart="url(#measure-end)" markerEnd="url(#measure-end)" />
            <text
              x={x}
              y={y}
              fill="var(--accent-text)"
              stroke="none"
              fontSize="12"
              fontWeight="600"
              textAnchor="middle"
            >
              {letter}
            </text>
          </g>
        ))}
        <defs>
          <marker id="measure-end" markerWidth="5" markerHeight="5" refX="2.5" refY="2.5">
            <circle cx="2.5" cy="2.5" r="1.6" fill="var(--accent-text)" />
          </marker>
        </defs>
      </svg>
      <figcaption aria-hidden="true">
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
          {drawn.map(({ name, letter }) => (
            <div key={letter} className="contents">
              <dt className="font-medium text-accent-text">{letter}</dt>
              <dd>{name}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
