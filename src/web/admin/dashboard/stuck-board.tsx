import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { StuckThing } from "../../../contract/admin/dashboard.ts";
import { onTheClock } from "../amount.ts";
import { api } from "../api.ts";
import { useStep } from "../use-step.ts";
import { linkTo } from "./link-to.ts";

/** What each kind is, and the one thing to do about it. */
const kinds: Record<StuckThing["kind"], { title: string; says: string; step: string }> = {
  paid: { title: "Paid without order", says: "Money came for an order that is", step: "Confirm or refund" },
  message: {
    title: "Money that settles no order",
    says: "The payment provider says:",
    step: "Look at the message",
  },
  late: { title: "Not dispatched past 5 working days", says: "Confirmed, waiting:", step: "Dispatch" },
  mail: { title: "Mails failing", says: "Did not get through:", step: "Send again" },
  coupon: {
    title: "Coupon spent without order",
    says: "The order was cancelled, but this is still spent:",
    step: "Look into it",
  },
};

/** Everything that waits for somebody, by kind; each with its one next step. */
export function StuckBoard({ stuck, readAgain }: { stuck: readonly StuckThing[]; readAgain: () => void }) {
  if (stuck.length === 0) return <Typography>Nothing is stuck.</Typography>;
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {(Object.keys(kinds) as StuckThing["kind"][]).map((kind) => {
        const things = stuck.filter((each) => each.kind === kind);
        if (things.length === 0) return null;
        return (
          <Box key={kind} component="section">
            <Typography component="h4" sx={{ fontWeight: 600 }}>
              {kinds[kind].title} ({things.length === 20 ? "20 or more" : things.length})
            </Typography>
            {things.map((thing) => (
              <Stuck key={thing.id} thing={thing} readAgain={readAgain} />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

function Stuck({ thing, readAgain }: { thing: StuckThing; readAgain: () => void }) {
  const { says, step } = kinds[thing.kind];
  const { isBusy, take } = useStep();
  const { mailId, orderNo, reference } = thing;
  const to =
    thing.kind === "message"
      ? linkTo("payment-events", { toLookAt: true, ...(reference && { q: reference }) })
      : `/orders/${orderNo}/show`;
  const sendAgain = async (id: number) => {
    const params = { mailId: id };
    await take(() => api.call("POST /api/admin/mails/{mailId}/send-again", { params }), "Tried again");
    readAgain();
  };
  const name = `${step}: ${orderNo || thing.says}`;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, py: 0.5 }}>
      <Typography sx={{ flex: "1 1 16rem", overflowWrap: "anywhere" }}>
        {orderNo && <strong>{orderNo} </strong>}
        {says} {thing.says} · since {onTheClock(thing.since)}
      </Typography>
      {mailId === null ? (
        <Button size="small" variant="outlined" href={`#${to}`} aria-label={name}>
          {step}
        </Button>
      ) : (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={name}
          onClick={() => void sendAgain(mailId)}
        >
          {step}
        </Button>
      )}
    </Box>
  );
}
