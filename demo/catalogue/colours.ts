/** The colours of all products: their names and swatches on the pages. The images were rendered with them. */
export const colours = {
  ink: { name: "Ink", german: "Tintenblau", hex: "#25304d" },
  pine: { name: "Pine", german: "Tannengrün", hex: "#2a5647" },
  clay: { name: "Clay", german: "Terrakotta", hex: "#c4623f" },
  sand: { name: "Sand", german: "Sand", hex: "#d0bd9c" },
  chalk: { name: "Chalk", german: "Kreideweiß", hex: "#f8f5ee" },
  graphite: { name: "Graphite", german: "Graphit", hex: "#3a3d42" },
  sage: { name: "Sage", german: "Salbei", hex: "#94aa94" },
  sky: { name: "Sky", german: "Himmelblau", hex: "#93b1cb" },
  natural: { name: "Natural", german: "Natur", hex: "#e3d8bf" },
  mustard: { name: "Mustard", german: "Senfgelb", hex: "#d39f3d" },
  steel: { name: "Steel", german: "Stahl", hex: "#c3c5c6" },
} as const satisfies Record<string, { name: string; german: string; hex: string }>;

export type ColourKey = keyof typeof colours;
