import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { Link } from "react-admin";
import type { Kit, KitItem } from "../../../contract/admin/kit.ts";
import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { useResponse } from "../calls/use-response.ts";
import { SectionCard } from "../records/section-card.tsx";
import { catalogueStaff } from "../staff-session/shown-to-roles.ts";
import { useMayChange } from "../staff-session/use-may-change.ts";
import { KitForecastForm } from "./kit-forecast-form.tsx";
import { KitForm } from "./kit-form.tsx";

/** The kit of an occasion: its contents, its sizes, and a forecast of when each size runs out. */
export function KitOfOccasion({ id, isFirst }: Pick<Occasion, "id" | "isFirst">) {
  const mayChange = useMayChange(catalogueStaff);
  const options = useMemo(() => ({ query: { occasion: id } }), [id]);
  const { response, problem, load } = useResponse("GET /api/admin/kit", options);
  if (problem) throw problem;
  if (!response) return <Typography role="status">{t("Loading…")}</Typography>;
  const { kit } = response;
  if (!kit) return isFirst ? <NoKit mayMake={mayChange} /> : null;
  return (
    <>
      <SectionCard title={t("What the kit holds")}>
        {mayChange ? (
          <KitForm key={id} kit={kit} occasionId={id} load={load} />
        ) : (
          <KitContents contents={kit.contents} />
        )}
      </SectionCard>
      <SectionCard title={t("Stock by size")}>
        <KitStockTable kit={kit} />
      </SectionCard>
      {mayChange && (
        <SectionCard title={t("Which size runs out when")}>
          <KitForecastForm occasionId={id} />
        </SectionCard>
      )}
    </>
  );
}

/** The first occasion without a kit: what one is, and how a product becomes it. */
const NoKit = ({ mayMake }: { mayMake: boolean }) => (
  <SectionCard title={t("The store has no welcome kit")}>
    <Box sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      {mayMake ? (
        <HowToMakeKit />
      ) : (
        <Typography>{t("Anyone who edits the catalogue can make one.")}</Typography>
      )}
    </Box>
  </SectionCard>
);

const HowToMakeKit = () => (
  <>
    <Typography>
      {t(
        "A kit is a product that new colleagues get for free, once, with a code. Create it like any product, and switch on “This is the welcome kit” in its editor (or write yes in the column Welcome kit of the CSV). Its contents, sizes and forecast will then be here.",
      )}
    </Typography>
    <Button component={Link} to="/products" variant="contained">
      {t("Choose a product")}
    </Button>
  </>
);

/** By size: how many kits can be ordered and, where parts are taken, which of them is enough for the fewest. */
const KitStockTable = ({ kit: { sizes, takesStock, availability } }: { kit: Kit }) => (
  <TableContainer>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("Size")}</TableCell>
          <TableCell align="right">{t("Can be ordered")}</TableCell>
          {takesStock === "packed_then_parts" && <TableCell align="right">{t("Packed")}</TableCell>}
          {takesStock !== "packed" && <TableCell>{t("Scarcest part")}</TableCell>}
          <TableCell align="right">{t("Redeemed so far")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {availability.map(({ size, available, packed, scarcest }) => (
          <TableRow key={size}>
            <TableCell>{size || t("one size")}</TableCell>
            <TableCell align="right">{available ?? t("not counted")}</TableCell>
            {takesStock === "packed_then_parts" && (
              <TableCell align="right">{packed ?? t("not counted")}</TableCell>
            )}
            {takesStock !== "packed" && <TableCell>{scarcest || t("none is counted")}</TableCell>}
            <TableCell align="right">{sizes.find((each) => each.size === size)?.redeemed ?? "–"}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** What the kit holds, for who may only look. */
function KitContents({ contents }: { contents: readonly KitItem[] }) {
  if (contents.length === 0)
    return <Typography color="textSecondary">{t("Nothing is listed yet.")}</Typography>;
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
function describe({ quantity, name, variants, variantId, size, substituteName }: KitItem): string {
  const colour = variants.find(({ id }) => id === variantId)?.colourName;
  const part = `${quantity} × ${[name, colour, size].filter(Boolean).join(", ")}`;
  return substituteName
    ? t("{part}; when it is out: {substitute}", { part, substitute: substituteName })
    : part;
}
