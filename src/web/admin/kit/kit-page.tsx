import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link, Title } from "react-admin";
import type { Kit, KitItem } from "../../../contract/admin/kit.ts";
import { noOptions, useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { catalogueStaff } from "../staff-session/roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { KitForecastForm } from "./kit-forecast-form.tsx";
import { KitForm } from "./kit-form.tsx";

/** The welcome kit: its contents, its sizes, and a forecast of when each size runs out. */
export function KitPage() {
  const mayChange = useMayChange(catalogueStaff);
  const { response, problem, load } = useResponse("GET /api/admin/kit", noOptions);
  if (problem) throw problem;
  if (!response)
    return (
      <>
        <Title title="Welcome kit" />
        <Typography role="status" sx={{ p: 2 }}>
          Loading…
        </Typography>
      </>
    );
  const { kit } = response;
  if (!kit) return <NoKit mayMake={mayChange} />;
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Welcome kit" />
      <Typography variant="h5" component="h2">
        {kit.name}
      </Typography>
      <SectionCard title="What it holds">
        {mayChange ? (
          <KitForm key={kit.version} kit={kit} reload={() => void load()} />
        ) : (
          <KitContents contents={kit.contents} />
        )}
      </SectionCard>
      <SectionCard title="Stock by size">
        <KitStockTable sizes={kit.sizes} />
      </SectionCard>
      {mayChange && (
        <SectionCard title="Which size runs out when">
          <KitForecastForm />
        </SectionCard>
      )}
    </Box>
  );
}

/** A store without a kit: what one is, and how a product becomes it. */
const NoKit = ({ mayMake }: { mayMake: boolean }) => (
  <Box sx={{ maxWidth: 640, py: 2, display: "grid", gap: 2, justifyItems: "start" }}>
    <Title title="Welcome kit" />
    <Typography variant="h5" component="h2">
      The store has no welcome kit
    </Typography>
    {mayMake ? <HowToMakeKit /> : <Typography>Anyone who edits the catalogue can make one.</Typography>}
  </Box>
);

const HowToMakeKit = () => (
  <>
    <Typography>
      A kit is a product that new colleagues get for free, once, with a code. Create it like any product, and
      switch on “This is the welcome kit” in its editor (or write yes in the column Welcome kit of the CSV).
      Its contents, sizes and forecast will then be here.
    </Typography>
    <Button component={Link} to="/products" variant="contained">
      Choose a product
    </Button>
  </>
);

const KitStockTable = ({ sizes }: { sizes: Kit["sizes"] }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>Size</TableCell>
        <TableCell align="right">In stock</TableCell>
        <TableCell align="right">Redeemed so far</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {sizes.map(({ size, stock, redeemed }) => (
        <TableRow key={size}>
          <TableCell>{size}</TableCell>
          <TableCell align="right">{stock ?? "not counted"}</TableCell>
          <TableCell align="right">{redeemed}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** What the kit holds, for who may only look. */
function KitContents({ contents }: { contents: readonly KitItem[] }) {
  if (contents.length === 0) return <Typography color="textSecondary">Nothing is listed yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, display: "grid", gap: 0.5 }}>
      {contents.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may be in the kit twice, in two colours
        <li key={at}>{describe(item)}</li>
      ))}
    </Box>
  );
}

/** `2 × Steel Mug, Sage, M`. A size is named where it is fixed. */
function describe({ quantity, name, variants, variantId, size }: KitItem): string {
  const colour = variants.find(({ id }) => id === variantId)?.colourName;
  return `${quantity} × ${[name, colour, size].filter(Boolean).join(", ")}`;
}
