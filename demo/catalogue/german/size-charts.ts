import { childTee, socks } from "../size-charts.ts";
import type { DemoSizeChart } from "../types.ts";

const flat =
  "Leg ein Kleidungsstück, das dir passt, flach hin und schließ Knöpfe und Reißverschlüsse. Brust: von Achselnaht zu Achselnaht, mal zwei. " +
  "Länge: vom höchsten Punkt der Schulter gerade bis zum Saum. ";
const advice = "Alle Maße gelten für das Kleidungsstück. Liegst du zwischen zwei Größen, nimm die größere.";

/** The columns and the way to measure of a size chart in German. Its rows are figures. */
export function germanSizeChart(chart: DemoSizeChart): Omit<DemoSizeChart, "rows"> {
  if (chart === socks)
    return {
      columns: ["Größe", "EU", "US Herren", "Fuß (cm)"],
      howToMeasure:
        "Stell dich auf ein Blatt Papier, die Ferse an der Wand, markier den längsten Zeh und miss von der Wand bis zur Markierung. Nimm den längeren Fuß.",
    };
  if (chart === childTee)
    return {
      columns: ["Größe", "Körpergröße (cm)", "Brust (cm)", "Länge (cm)"],
      howToMeasure: `Körpergröße: Stell das Kind ohne Schuhe an eine Wand. ${flat}${advice}`,
    };
  return {
    columns: ["Größe", "Brust (cm)", "Länge (cm)", "Ärmel (cm)"],
    howToMeasure: `${flat}Ärmel: von der Schulternaht bis zum Ende des Bündchens. ${advice}`,
  };
}
