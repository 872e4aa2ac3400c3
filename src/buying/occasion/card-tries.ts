/** Wrong facts for one printed card. Then it is locked, for good, and staff print another. */
export const MAX_WRONG_TRIES = 5;
