/** The first element that the Tab key reaches. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="button button-ink fixed top-2 left-2 z-50 not-focus:sr-only">
      {children}
    </a>
  );
}
