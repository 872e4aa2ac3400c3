/** 1 where the lines of the page run to the right, and so do its rows and their scroll positions; -1 where they run to the left. */
export const lineRun = (): 1 | -1 => (document.documentElement.dir === "rtl" ? -1 : 1);
