import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Title } from "react-admin";
import type { Kit } from "../../../contract/admin/kit.ts";
import { SectionCard } from "../section-card.tsx";
import { noOptions, useResponse } from "../use-response.ts";
import { KitForecastForm } from "./kit-forecast-form.tsx";
import { KitForm } from "./kit-form.tsx";

/** The welcome kit: its contents, its sizes, and a forecast of when each size runs out. */
export function KitPage() {
  const { response: kit, problem, load } = useResponse("GET /api/admin/kit", noOptions);
  if (problem) throw problem;
  if (!kit)
    return (
      <>
        <Title title="Welcome kit" />
        <Typography role="status" sx={{ p: 2 }}>
          Loading…
        </Typography>
      </>
    );
  return (
    <Box sx={{ maxWidth: 880, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Welcome kit" />
      <Typography variant="h5" component="h2">
        {kit.name}
      </Typography>
      <SectionCard title="What it holds">
        <KitForm key={kit.version} kit={kit} reload={() => void load()} />
      </SectionCard>
      <SectionCard title="Stock by size">
        <KitStockTable sizes={kit.sizes} />
      </SectionCard>
      <SectionCard title="Which size runs out when">
        <KitForecastForm />
      </SectionCard>
    </Box>
  );
}

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
