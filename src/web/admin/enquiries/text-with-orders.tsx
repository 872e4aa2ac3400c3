import { Link } from "react-admin";
import { splitOrderNumbers } from "./split-order-numbers.ts";

/** A text in which every order number leads to its order. */
export const TextWithOrders = ({ text }: { text: string }) =>
  splitOrderNumbers(text).map(({ text: part, orderNo }, index) =>
    orderNo ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name, and do not move
      <Link key={index} to={`/orders/${orderNo}/show`}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
