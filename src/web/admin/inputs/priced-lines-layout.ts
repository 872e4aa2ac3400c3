/**
 * Lines that also have a price and a reason, for a SimpleFormIterator: on wide screens what is ordered has a row of its own, so that the
 * colour and the size at the end of a long name can be read.
 */
export const pricedLinesLayout = {
  "& .RaSimpleFormIterator-line": { pt: 1 }, // else the labels touch the rule of the line above
  "& .RaSimpleFormIterator-form": { flexWrap: { sm: "wrap" }, rowGap: { sm: 0 } },
  "& .RaSimpleFormIterator-form > :first-of-type": { flexBasis: { sm: "100%" } },
};
