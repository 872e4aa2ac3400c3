/** The colours of all products: their names and swatches on the pages. demo/studio renders the images with them. */
export const colours = {
  ink: { name: "Ink", hex: "#25304d" },
  pine: { name: "Pine", hex: "#2a5647" },
  clay: { name: "Clay", hex: "#c4623f" },
  sand: { name: "Sand", hex: "#d0bd9c" },
  chalk: { name: "Chalk", hex: "#f8f5ee" },
  graphite: { name: "Graphite", hex: "#3a3d42" },
  sage: { name: "Sage", hex: "#94aa94" },
  sky: { name: "Sky", hex: "#93b1cb" },
  natural: { name: "Natural", hex: "#e3d8bf" },
  mustard: { name: "Mustard", hex: "#d39f3d" },
  steel: { name: "Steel", hex: "#c3c5c6" },
} as const satisfies Record<string, { name: string; hex: string }>;

export type ColourKey = keyof typeof colours;
