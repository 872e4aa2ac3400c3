const FORWARD = "M9.5 6l6 6-6 6";
const BACK = "M14.5 6 8.5 12l6 6";
/** Those that point along the line: mirrored in languages that are written from right to left. */
const pointing: ReadonlySet<string> = new Set([FORWARD, BACK]);

const paths = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20",
  user: "M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.75 20c.6-3.5 3.4-5.5 7.25-5.5s6.65 2 7.25 5.5",
  cart: "M5 8h14l-1 11.5H6L5 8ZM8.5 8V7a3.5 3.5 0 0 1 7 0v1",
  menu: "M4 7.5h16M4 16.5h16",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 9.5 12 15.5 18 9.5",
  forward: FORWARD,
  back: BACK,
  check: "M5 12.5 10 17.5 19 7",
  trash: "M5 7h14M9.5 7V4.5h5V7M7 7l.75 12.5h8.5L17 7M10.5 10.5v5.5M13.5 10.5v5.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.1",
  alert: "M12 4 3 19.5h18L12 4ZM12 10v4.5M12 16.9v.1",
  gift: "M4.5 11.5h15v8h-15v-8ZM3.5 8h17v3.5h-17V8ZM12 8v11.5M12 8c-4 0-5-1.25-5-2.5S8 3.5 9 3.5c2 0 3 2 3 4.5Zm0 0c4 0 5-1.25 5-2.5s-1-2-2-2c-2 0-3 2-3 4.5Z",
} as const;

export type IconName = keyof typeof paths;

/** A line icon in the colour of the text. Hidden from screen readers: use it beside text or in a labelled button. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <PathIcon path={paths[name]} size={size} />;
}

/** An icon that only one file uses, given as an SVG path in a box of 24 by 24. */
export function PathIcon({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 1.8 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={pointing.has(path) ? "shrink-0 rtl:-scale-x-100" : "shrink-0"}
    >
      <path d={path} />
    </svg>
  );
}
