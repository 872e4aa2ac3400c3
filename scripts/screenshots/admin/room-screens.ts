import { type AdminScreen, clickButton } from "./admin-screen.ts";
import type { SampleStore } from "./open-sample-store.ts";

/** Joining becomes the gift of the staff member who looks at it. */
const givesJoining = async (_: unknown, { store, staff }: SampleStore) => {
  await store.services.database.db
    .insertInto("occasion_givers")
    .values({ occasion_id: 1, user_id: staff.giver.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The rooms of who packs and of who gives. */
export const roomScreens: readonly AdminScreen[] = [
  { name: "packing-today", path: "/", role: "packing", shows: /exchanges? to come/ },
  { name: "packing", path: "/packing", role: "packing", shows: "Next step" },
  { name: "packing-exchanges", path: "/packing-exchanges", role: "packing", shows: "Exchanges to come" },
  { name: "packing-no-such-screen", path: "/orders", role: "packing", shows: /There is no such screen/ },
  { name: "gifts", path: "/gifts", role: "giver", shows: /Joining|Welcome kit/, prepare: givesJoining },
  { name: "gift", path: "/gifts/1/show", role: "giver", shows: "Note on the card", prepare: givesJoining },
  {
    name: "gift-give",
    path: "/gifts/1/show",
    role: "giver",
    shows: "Note on the card",
    prepare: givesJoining,
    enter: (page) => clickButton(page, "Give it to people"),
  },
];
