/** The country that is chosen where the list has not the right one. Alone, so that pages without a form load it alone. */
export const OTHERS = "Others";
