import { useCallback, useMemo, useState } from "react";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { useResponse } from "../calls/use-response.ts";
import { peopleStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { ClaimLinks } from "./claim-links.tsx";
import { OccasionBoard } from "./occasion-board.tsx";
import { OccasionChoices } from "./occasion-choices.tsx";
import { PrintCardsDialog } from "./print-cards-dialog.tsx";
import { SendLinksDialog } from "./send-links-dialog.tsx";

/** How far an occasion is, and its links, for who sends them. Links that change are counted anew. */
export function OccasionProgress({ occasion: { id: occasionId, claims } }: { occasion: Occasion }) {
  const maySend = useMayChange(peopleStaff);
  const [isSending, setSending] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const options = useMemo(() => ({ params: { occasionId } }), [occasionId]);
  const { response, problem, load } = useResponse("GET /api/admin/occasions/{occasionId}/board", options);
  const reload = useCallback(() => void load(), [load]);
  const send = maySend ? () => setSending(true) : undefined;
  return (
    <>
      <OccasionBoard board={response} problem={problem} onRetry={reload} onSend={send} />
      {claims === "collected" && maySend && <OccasionChoices occasionId={occasionId} onOrdered={reload} />}
      {send && (
        <ClaimLinks
          occasionId={occasionId}
          onChanged={reload}
          onSend={send}
          onPrint={() => setPrinting(true)}
        />
      )}
      {isPrinting && <PrintCardsDialog occasionId={occasionId} onClose={() => setPrinting(false)} />}
      {isSending && <SendLinksDialog occasionId={occasionId} onClose={() => setSending(false)} />}
    </>
  );
}
