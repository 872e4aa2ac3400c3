/** Of the first order; what follows reads it. */
const anExchange = (state: string) => `
  with r as (
    insert into returns (order_id, number, reason, asked_at, asked_by, is_exchange, state, received_at, received_by)
    select order_id, 91, 'Another size', now(), user_id, true, '${state}', ${state === "asked" ? "null, null" : "now(), user_id"}
    from orders order by order_id limit 1 returning return_id)`;
const itsRow = (atOnce: boolean) =>
  `insert into exchanges (return_id, way, sends_at_once, back_by) select return_id, 'post', ${atOnce}, now() from r`;

/** Defects of exchanges, as those of planted-defects.ts. */
export const plantedExchangeDefects = [
  {
    name: "pieces reserved for an exchange that is no more",
    rule: /pieces that an exchange reserves are free again/,
    statements: [
      "insert into exchange_holds (return_id, variant_id, quantity) select 0, min(variant_id), 1 from product_variants",
    ],
  },
  {
    name: "an exchange that was received without a replacement",
    rule: /An exchange has its replacement/,
    fault: /sent again, without a replacement/,
    statements: [`${anExchange("sent again")} ${itsRow(false)}`],
  },
  {
    name: "an exchange at once that sent nothing",
    rule: /An exchange has its replacement/,
    fault: /asked, without a replacement/,
    statements: [`${anExchange("asked")} ${itsRow(true)}`],
  },
  {
    name: "a piece that came back and is nowhere",
    rule: /Every piece of an exchange that came back/,
    fault: /0 of 1/,
    statements: [
      `${anExchange("sent again")}
       insert into exchange_pieces (return_id, order_line_id, variant_id, from_size, to_size, quantity, product_name)
       select return_id, (select min(order_line_id) from order_lines), (select min(variant_id) from product_variants),
         'M', 'L', 1, 'Shirt' from r`,
    ],
  },
] as const;
