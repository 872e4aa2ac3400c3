/** The colours of all products: their names and swatches on the pages. The images were rendered with them. */
export const colours = {
  ink: { name: "Ink", german: "Tintenblau", norwegian: "Blekkblå", hex: "#25304d" },
  pine: { name: "Pine", german: "Tannengrün", norwegian: "Furugrønn", hex: "#2a5647" },
  clay: { name: "Clay", german: "Terrakotta", norwegian: "Terrakotta", hex: "#c4623f" },
  sand: { name: "Sand", german: "Sand", norwegian: "Sand", hex: "#d0bd9c" },
  chalk: { name: "Chalk", german: "Kreideweiß", norwegian: "Kritthvit", hex: "#f8f5ee" },
  graphite: { name: "Graphite", german: "Graphit", norwegian: "Grafitt", hex: "#3a3d42" },
  sage: { name: "Sage", german: "Salbei", norwegian: "Salvie", hex: "#94aa94" },
  sky: { name: "Sky", german: "Himmelblau", norwegian: "Himmelblå", hex: "#93b1cb" },
  natural: { name: "Natural", german: "Natur", norwegian: "Natur", hex: "#e3d8bf" },
  mustard: { name: "Mustard", german: "Senfgelb", norwegian: "Sennepsgul", hex: "#d39f3d" },
  steel: { name: "Steel", german: "Stahl", norwegian: "Stål", hex: "#c3c5c6" },
} as const satisfies Record<string, { name: string; german: string; norwegian: string; hex: string }>;

export type ColourKey = keyof typeof colours;
