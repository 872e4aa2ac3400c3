import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { formatWeight } from "../../../catalogue/shipping/shipping.ts";
import {
  findCheaperHeavier,
  findGaps,
  findInvertedBand,
  findOverlaps,
} from "../../../catalogue/shipping/validate-bands.ts";
import type { ShippingBand } from "../../../contract/admin/shipping.ts";
import { t } from "../../../platform/language/t.ts";
import { paiseToRupees, rupeesToPaise } from "../../../platform/money/money.ts";
import { formatBaseAmount } from "../words/format.ts";
import { toShippingBands } from "./to-shipping-bands.ts";

const WIDTH = 600;
const BAR_HEIGHT = 28;

/** Draws the shipping bands from light to heavy, with gaps and overlaps, and describes them in text. */
export function BandsChart({ bands, charge }: { bands: readonly ShippingBand[]; charge: number }) {
  const { palette } = useTheme();
  if (bands.length === 0) return null;
  const weights = toShippingBands(bands);
  const maxGrams = Math.max(1, ...bands.map(({ toGrams }) => toGrams));
  // A square root, because most parcels are light: light bands get more room.
  const x = (grams: number) => WIDTH * Math.sqrt(Math.min(grams, maxGrams) / maxGrams);
  const gaps = findGaps(weights).filter(({ toGrams }) => toGrams !== null);
  const overlaps = findOverlaps(weights);
  const reversed = findInvertedBand(weights);
  const cheaper =
    overlaps.length || reversed ? undefined : findCheaperHeavier(weights, rupeesToPaise(charge));
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${BAR_HEIGHT}`}
        width="100%"
        height={BAR_HEIGHT}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("{bands} weight bands up to {maxGrams}: {overlaps} overlaps, {gaps} gaps", {
          bands: bands.length,
          maxGrams: formatWeight(maxGrams),
          overlaps: overlaps.length,
          gaps: gaps.length,
        })}
      >
        <rect width={WIDTH} height={BAR_HEIGHT} fill={palette.warning.main} opacity={0.25} />
        {bands.map((band, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id while they are edited
            key={at}
            x={x(band.fromGrams)}
            width={Math.max(1, x(band.toGrams) - x(band.fromGrams) - 1)}
            height={BAR_HEIGHT}
            fill={palette.primary.main}
            opacity={at % 2 ? 0.65 : 0.9}
          />
        ))}
        {overlaps.map(({ fromGrams, toGrams }) => (
          <rect
            key={`${fromGrams}-${toGrams}`}
            x={x(fromGrams)}
            width={Math.max(4, x(toGrams) - x(fromGrams))}
            height={BAR_HEIGHT}
            fill={palette.error.main}
          />
        ))}
      </svg>
      {reversed && (
        <Alert severity="error">
          {t("The band from {weightFromGrams} ends before it begins.", {
            weightFromGrams: formatWeight(reversed.weightFromGrams),
          })}
        </Alert>
      )}
      {overlaps.map(({ fromGrams, toGrams }) => (
        <Alert key={`${fromGrams}-${toGrams}`} severity="error">
          {t("Two bands both name {fromGrams} to {toGrams}: that cannot be saved.", {
            fromGrams: formatWeight(fromGrams),
            toGrams: formatWeight(toGrams),
          })}
        </Alert>
      ))}
      {gaps.map(({ fromGrams, toGrams }) => (
        <Alert key={fromGrams} severity="warning">
          {t("No band for {fromGrams} to {toGrams}: there it costs {charge}.", {
            fromGrams: formatWeight(fromGrams),
            toGrams: formatWeight(toGrams ?? 0),
            charge: formatBaseAmount(charge),
          })}
        </Alert>
      ))}
      {cheaper && (
        <Alert severity="warning">
          {t(
            "A heavier parcel is cheaper: from {fromGrams} it costs {charge}, a lighter one {lighterCharge}.",
            {
              fromGrams: formatWeight(cheaper.fromGrams),
              charge: formatBaseAmount(paiseToRupees(cheaper.chargePaise)),
              lighterCharge: formatBaseAmount(paiseToRupees(cheaper.lighterPaise)),
            },
          )}
        </Alert>
      )}
      <Box sx={{ color: "text.secondary", mb: 1 }}>
        {t("Above {maxGrams} it costs {charge}.", {
          maxGrams: formatWeight(maxGrams),
          charge: formatBaseAmount(charge),
        })}
      </Box>
    </Box>
  );
}
