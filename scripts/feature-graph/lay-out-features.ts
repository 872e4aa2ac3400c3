import type { FeatureGraph } from "./read-feature-graph.ts";
import { reaches } from "./read-feature-graph.ts";

export interface Box {
  readonly feature: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A feature that this many others use: its incoming arrows are left out. */
  readonly isCommon: boolean;
}

/** Points of an arrow, from the feature that imports to the one that is imported. */
export type Arrow = readonly { readonly x: number; readonly y: number }[];

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** A box or, where an arrow passes a layer, a free place for it. */
interface Slot {
  readonly id: string;
  readonly feature: string | undefined;
  readonly width: number;
  x: number;
}

export const BOX_HEIGHT = 28;
const LAYER_HEIGHT = 84;
const GAP = 14;
const MARGIN = 16;
const COMMON_FROM_USERS = 10;
const SWEEPS = 60;

const boxWidth = (feature: string): number => Math.round(feature.length * 7.4) + 22;

/**
 * Lays the features out in layers: each stands above all that it uses. An arrow that a chain of other arrows replaces
 * is left out.
 */
export function layOutFeatures(graph: FeatureGraph): Drawing {
  const isCommon = (feature: string) =>
    [...graph.values()].filter((used) => used.has(feature)).length >= COMMON_FROM_USERS;
  const arrows = arrowsToDraw(graph, isCommon);
  const isDrawn = (feature: string) => arrows.some(({ from, to }) => from === feature || to === feature);
  const features = [...graph.keys()].sort();
  const { layers, paths } = fillLayers(features.filter(isDrawn), arrows);
  placeSlots(layers, paths);
  const alone = features.filter((feature) => !isDrawn(feature));
  const last: Slot[] = alone.map((feature) => ({ id: feature, feature, width: boxWidth(feature), x: 0 }));
  spread(
    last,
    last.map(() => 0),
  );
  const rows = alone.length ? [...layers, last] : layers;
  const xs = layers.flat().map(({ x }) => x);
  if (alone.length && xs.length) center(last, (Math.min(...xs) + Math.max(...xs)) / 2);
  const left = Math.min(...rows.flat().map(({ x, width }) => x - width / 2)) - MARGIN;
  const right = Math.max(...rows.flat().map(({ x, width }) => x + width / 2)) + MARGIN;
  const yOf = (row: number) => MARGIN + row * LAYER_HEIGHT;
  const slots = new Map(rows.flatMap((row, index) => row.map((slot) => [slot.id, { ...slot, row: index }])));
  const boxes = rows.flatMap((row, index) =>
    row.flatMap(({ feature, x, width }) =>
      feature === undefined
        ? []
        : [
            {
              feature,
              x: Math.round(x - left - width / 2),
              y: yOf(index),
              width,
              isCommon: isCommon(feature),
            },
          ],
    ),
  );
  return {
    width: Math.round(right - left),
    height: yOf(rows.length - 1) + BOX_HEIGHT + MARGIN,
    boxes,
    arrows: paths.map((path) =>
      path.flatMap((id, index) => {
        const slot = slots.get(id);
        if (!slot) return [];
        const x = Math.round(slot.x - left);
        const top = yOf(slot.row);
        if (index === 0) return [{ x, y: top + BOX_HEIGHT }];
        if (index === path.length - 1) return [{ x, y: top }];
        return [
          { x, y: top },
          { x, y: top + BOX_HEIGHT },
        ];
      }),
    ),
  };
}

interface Edge {
  readonly from: string;
  readonly to: string;
}

function arrowsToDraw(graph: FeatureGraph, isCommon: (feature: string) => boolean): Edge[] {
  const drawable: FeatureGraph = new Map(
    [...graph].map(([from, used]) => [from, new Map([...used].filter(([to]) => !isCommon(to)))]),
  );
  return [...drawable].flatMap(([from, used]) =>
    [...used.keys()]
      .filter((to) => ![...used.keys()].some((other) => other !== to && reaches(drawable, other, to)))
      .map((to) => ({ from, to })),
  );
}

/** Gives every feature its layer, and every arrow a slot in each layer that it passes. */
function fillLayers(features: readonly string[], arrows: readonly Edge[]) {
  const depths = new Map<string, number>();
  const depthOf = (feature: string): number => {
    const known = depths.get(feature);
    if (known !== undefined) return known;
    depths.set(feature, 0); // ends a cycle, which the import rules report
    const used = arrows.filter(({ from }) => from === feature).map(({ to }) => depthOf(to) + 1);
    const depth = Math.max(0, ...used);
    depths.set(feature, depth);
    return depth;
  };
  const top = Math.max(...features.map(depthOf));
  const layers: Slot[][] = Array.from({ length: top + 1 }, () => []);
  for (const feature of features)
    layers[top - depthOf(feature)]?.push({ id: feature, feature, width: boxWidth(feature), x: 0 });
  const paths = arrows.map(({ from, to }) => {
    const passed: string[] = [];
    for (let depth = depthOf(from) - 1; depth > depthOf(to); depth--) {
      const id = `${from} > ${to} at ${depth}`;
      layers[top - depth]?.push({ id, feature: undefined, width: 10, x: 0 });
      passed.push(id);
    }
    return [from, ...passed, to];
  });
  return { layers, paths };
}

/** Orders each layer by its neighbours and moves every slot towards them, again and again. */
function placeSlots(layers: readonly Slot[][], paths: readonly (readonly string[])[]): void {
  const neighbours = new Map<string, string[]>();
  for (const path of paths)
    for (const [index, id] of path.entries())
      for (const other of [path[index - 1], path[index + 1]])
        if (other !== undefined) neighbours.set(id, [...(neighbours.get(id) ?? []), other]);
  const byId = new Map(layers.flat().map((slot) => [slot.id, slot]));
  for (const layer of layers)
    spread(
      layer,
      layer.map(() => 0),
    );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const layer of sweep % 2 ? layers : layers.toReversed()) {
      const wishes = new Map(
        layer.map((slot) => {
          const near = (neighbours.get(slot.id) ?? []).map((id) => byId.get(id)?.x ?? 0);
          return [slot.id, near.length ? near.reduce((sum, x) => sum + x, 0) / near.length : slot.x];
        }),
      );
      if (sweep < SWEEPS / 2) layer.sort((a, b) => (wishes.get(a.id) ?? 0) - (wishes.get(b.id) ?? 0));
      spread(
        layer,
        layer.map(({ id }) => wishes.get(id) ?? 0),
      );
    }
  }
}

/** Puts each slot as near to its wish as its neighbours in the layer allow. */
function spread(layer: readonly Slot[], wishes: readonly number[]): void {
  const distance = (a: Slot | undefined, b: Slot | undefined) =>
    ((a?.width ?? 0) + (b?.width ?? 0)) / 2 + GAP;
  const fromLeft: number[] = [];
  for (const [index, slot] of layer.entries()) {
    const wish = wishes[index] ?? 0;
    const previous = fromLeft[index - 1];
    fromLeft.push(
      previous === undefined ? wish : Math.max(wish, previous + distance(layer[index - 1], slot)),
    );
  }
  const fromRight: number[] = [];
  for (let index = layer.length - 1; index >= 0; index--) {
    const wish = wishes[index] ?? 0;
    const next = fromRight[0];
    fromRight.unshift(
      next === undefined ? wish : Math.min(wish, next - distance(layer[index], layer[index + 1])),
    );
  }
  for (const [index, slot] of layer.entries())
    slot.x = ((fromLeft[index] ?? 0) + (fromRight[index] ?? 0)) / 2;
}

function center(layer: readonly Slot[], middle: number): void {
  const xs = layer.map(({ x }) => x);
  const shift = middle - (Math.min(...xs) + Math.max(...xs)) / 2;
  for (const slot of layer) slot.x += shift;
}
