import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import type { Band } from "../../../contract/admin/countries.ts";
import { backwardBand, gapsOf, overlapsOf } from "../../../features/shipping/bands.ts";
import { weightInWords } from "../../../features/shipping/shipping.ts";
import { inRupees } from "../amount.ts";
import { weightsOf } from "./weights-of.ts";

const WIDTH = 600;
const BAR = 28;

/** The bands from light to heavy, what they leave out and where they overlap, drawn and in words. */
export function BandsPicture({ bands, charge }: { bands: readonly Band[]; charge: number }) {
  const { palette } = useTheme();
  if (bands.length === 0) return null;
  const weights = weightsOf(bands);
  const heaviest = Math.max(1, ...bands.map(({ toGrams }) => toGrams));
  // Light parcels are the many: their bands get more room than their grams.
  const x = (grams: number) => WIDTH * Math.sqrt(Math.min(grams, heaviest) / heaviest);
  const between = gapsOf(weights).filter(({ toGrams }) => toGrams !== null);
  const overlaps = overlapsOf(weights);
  const backward = backwardBand(weights);
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${BAR}`}
        width="100%"
        height={BAR}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${bands.length} weight bands up to ${weightInWords(heaviest)}: ${overlaps.length} overlaps, ${between.length} gaps`}
      >
        <rect width={WIDTH} height={BAR} fill={palette.warning.main} opacity={0.25} />
        {bands.map((band, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are being typed and have no name of their own
            key={at}
            x={x(band.fromGrams)}
            width={Math.max(1, x(band.toGrams) - x(band.fromGrams) - 1)}
            height={BAR}
            fill={palette.primary.main}
            opacity={at % 2 ? 0.65 : 0.9}
          />
        ))}
        {overlaps.map(({ fromGrams, toGrams }) => (
          <rect
            key={`${fromGrams}-${toGrams}`}
            x={x(fromGrams)}
            width={Math.max(4, x(toGrams) - x(fromGrams))}
            height={BAR}
            fill={palette.error.main}
          />
        ))}
      </svg>
      {backward && (
        <Alert severity="error">
          The band from {weightInWords(backward.weightFromGrams)} ends before it begins.
        </Alert>
      )}
      {overlaps.map(({ fromGrams, toGrams }) => (
        <Alert key={`${fromGrams}-${toGrams}`} severity="error">
          Two bands both name {weightInWords(fromGrams)} to {weightInWords(toGrams)}: that cannot be saved.
        </Alert>
      ))}
      {between.map(({ fromGrams, toGrams }) => (
        <Alert key={fromGrams} severity="warning">
          No band for {weightInWords(fromGrams)} to {weightInWords(toGrams ?? 0)}: there it costs{" "}
          {inRupees(charge)}.
        </Alert>
      ))}
      <Box sx={{ color: "text.secondary" }}>
        Above {weightInWords(heaviest)} it costs {inRupees(charge)}.
      </Box>
    </Box>
  );
}
