import type { PackingSlip } from "./packing-slip.ts";
import { type Paper, paper } from "./paper.ts";

const { margin } = paper;
const inner = paper.width - 2 * margin;
const faint = "#575148";

/** One slip from the top of a new page; a long list goes on on the next. */
export function drawPackingSlip(on: Paper, slip: PackingSlip): void {
  let y = drawHead(on, slip);
  for (const line of slip.lines) {
    if (y > paper.height - margin - 60) y = drawHead(on, slip, true);
    on.box(margin, y + 2, 11);
    on.write(`${line.quantity} ×`, { x: margin + 22, y, width: 50, size: 12, isBold: true });
    const x = margin + 72;
    const width = inner - 72;
    y = on.write(line.what, { x, y, width, size: 12, isBold: true });
    if (line.kind) y = on.write(line.kind, { x, y, width, size: 11 });
    if (line.contents) y = on.write(`Holds: ${line.contents}`, { x, y, width, colour: faint });
    y += 8;
    on.rule(y);
    y += 8;
  }
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  on.write(
    `${pieces} ${pieces === 1 ? "piece" : "pieces"} · about ${(slip.weightGrams / 1000).toFixed(2)} kg`,
    {
      x: margin,
      y,
      width: inner,
      isBold: true,
    },
  );
}

function drawHead(on: Paper, slip: PackingSlip, isFurther = false): number {
  on.newPage();
  const half = inner / 2;
  on.write(isFurther ? "Packing slip, continued" : "Packing slip", {
    x: margin,
    y: margin,
    width: half,
    colour: faint,
  });
  on.write(slip.from, { x: margin + half, y: margin, width: half, align: "right", colour: faint });
  let y = on.write(slip.orderNo, { x: margin, y: margin + 16, width: inner, size: 30, isBold: true });
  const facts = [
    slip.isKit ? "Welcome kit" : "",
    `Placed ${slip.placedOn}`,
    slip.awbNo && `${slip.shippedBy} ${slip.awbNo}`,
  ];
  y = on.write(facts.filter(Boolean).join(" · "), { x: margin, y, width: inner, colour: faint });
  if (!isFurther) {
    y = on.write(slip.recipient.name, { x: margin, y: y + 18, width: inner, size: 15, isBold: true });
    for (const line of slip.recipient.lines) y = on.write(line, { x: margin, y, width: inner, size: 12 });
    y = on.write(slip.recipient.phone, { x: margin, y, width: inner, size: 12 });
  }
  on.rule(y + 12);
  return y + 22;
}
