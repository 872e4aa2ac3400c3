import { Icon } from "../../ui/icon.tsx";

/** The changes that were made to the cart elsewhere; shown and announced until the customer presses OK. */
export function CartChanges({
  changes: news,
  onDismiss: onSeen,
}: {
  changes: readonly string[];
  onDismiss: () => void;
}) {
  if (news.length === 0) return null;
  return (
    <div role="status" className="flex gap-3 rounded-md border border-line bg-raised px-4 pt-3 pb-1 text-sm">
      <span className="mt-px">
        <Icon name="info" size={18} />
      </span>
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="font-medium">Your cart was changed elsewhere:</p>
        <ul>
          {news.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <button type="button" className="link min-h-11" onClick={onSeen}>
          OK
        </button>
      </div>
    </div>
  );
}
