import { createPageState } from "./page-state.ts";

/** Whether this login ends soon unless somebody does something (watch-session.ts). */
const warning = createPageState(false);

export const setIdleWarning = warning.set;
export const useIdleWarning = warning.use;
