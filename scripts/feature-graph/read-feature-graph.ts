import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript-classic";

/** An import of one feature's file by a file of another feature. */
export interface FeatureImport {
  readonly from: string;
  readonly to: string;
}

/** The features, and for each the features it uses with the imports that make it so. */
export type FeatureGraph = ReadonlyMap<string, ReadonlyMap<string, readonly FeatureImport[]>>;

const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1];

/** Reads the imports between the folders of src/features. Type imports count, tests do not. */
export function readFeatureGraph(baseDir: string): FeatureGraph {
  const graph = new Map<string, Map<string, FeatureImport[]>>();
  const files = globSync("src/features/*/**/*.{ts,tsx}", { cwd: baseDir })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  for (const from of files) {
    const feature = featureOf(from) ?? "";
    const used = graph.get(feature) ?? new Map<string, FeatureImport[]>();
    graph.set(feature, used);
    for (const to of importsOf(baseDir, from)) {
      const target = featureOf(to);
      if (target && target !== feature) used.set(target, [...(used.get(target) ?? []), { from, to }]);
    }
  }
  return graph;
}

function importsOf(baseDir: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(baseDir, file), "utf8"), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => join(dirname(file), fileName));
}

/**
 * The imports of the shortest cycles between features; none in a graph without cycles. Once these are gone, a longer
 * cycle may show.
 */
export function findFeatureCycles(graph: FeatureGraph): FeatureImport[] {
  const inCycle = [...graph].flatMap(([feature, used]) =>
    [...used].flatMap(([target, imports]) => {
      const back = stepsBetween(graph, target, feature);
      return back === undefined ? [] : [{ imports, back }];
    }),
  );
  const shortest = Math.min(...inCycle.map(({ back }) => back));
  return inCycle.flatMap(({ imports, back }) => (back === shortest ? imports : []));
}

export const reaches = (graph: FeatureGraph, start: string, end: string): boolean =>
  stepsBetween(graph, start, end) !== undefined;

/** The length of the shortest way along the arrows; undefined when there is none. */
function stepsBetween(graph: FeatureGraph, start: string, end: string): number | undefined {
  let reached = new Set([start]);
  for (let steps = 0; ; steps++) {
    if (reached.has(end)) return steps;
    const next = new Set([
      ...reached,
      ...[...reached].flatMap((each) => [...(graph.get(each)?.keys() ?? [])]),
    ]);
    if (next.size === reached.size) return undefined;
    reached = next;
  }
}
