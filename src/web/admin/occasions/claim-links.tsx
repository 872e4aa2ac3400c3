import WithdrawIcon from "@mui/icons-material/CancelOutlined";
import ResendIcon from "@mui/icons-material/MailOutlineOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import {
  DataTable,
  FilterForm,
  Link,
  ListContextProvider,
  Pagination,
  ResourceContextProvider,
  SearchInput,
  SelectInput,
  useListController,
} from "react-admin";
import type { ClaimLink } from "../../../contract/admin/claim-links.ts";
import { t } from "../../../platform/language/t.ts";
import { toChoices } from "../inputs/label-select-input.tsx";
import { BulkStep } from "../lists/bulk-step.tsx";
import { CellDetails } from "../lists/cell-details.tsx";
import { LabelledCheckboxes } from "../lists/labelled-checkboxes.tsx";
import { ListError } from "../lists/list-error.tsx";
import { breakWords, hideOnNarrow, hideOnPhone, noWrap } from "../records/column-styles.ts";
import { SectionCard } from "../records/section-card.tsx";
import { formatDate, formatDateTime } from "../words/format.ts";
import { linkStateLabels } from "./claim-link-labels.ts";
import { linkNames, resendStep, withdrawStep } from "./claim-link-steps.ts";

const colours: Record<ClaimLink["state"], "default" | "error" | "primary" | "success" | "warning"> = {
  queued: "default",
  sent: "primary",
  bounced: "error",
  printed: "primary",
  locked: "error",
  opened: "primary",
  waiting: "warning",
  chosen: "success",
  used: "success",
  expired: "warning",
  withdrawn: "default",
};

const layout = [
  breakWords("fullName", "email"),
  noWrap("askedAt", "expiresAt"),
  hideOnPhone("email", "askedAt"),
  hideOnNarrow("expiresAt"),
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Name or e-mail")} />,
  <SelectInput
    key="state"
    source="state"
    label={t("State")}
    choices={toChoices(linkStateLabels)}
    translateChoice={false}
    alwaysOn
  />,
];

interface ClaimLinksProps {
  readonly occasionId: number;
  /** The links are not as they were: the board is to be read anew. */
  readonly onChanged: () => void;
  readonly onSend: () => void;
  readonly onPrint: () => void;
}

/** The links of an occasion with what became of each. Those that are ticked can be sent again or withdrawn. */
export function ClaimLinks({ occasionId, onChanged, onSend, onPrint }: ClaimLinksProps) {
  const resource = `occasions/${occasionId}/claim-links`;
  const list = useListController<ClaimLink>({
    resource,
    sort: { field: "askedAt", order: "DESC" },
    perPage: 25,
    disableSyncWithLocation: true,
    debounce: 200,
  });
  useChanges(list.data, onChanged);
  const isFiltered = Object.values(list.filterValues).some(Boolean);
  return (
    <SectionCard title={t("Claim links and cards")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5, mb: 1 }}>
        <Typography sx={{ flex: "1 1 16rem" }}>
          {t(
            "A link is mailed to one member and orders the kit once, without account or code. A printed card does the same for who reads no mail.",
          )}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          <Button variant="contained" onClick={onSend}>
            {t("Send links…")}
          </Button>
          <Button variant="outlined" onClick={onPrint}>
            {t("Print cards…")}
          </Button>
        </Box>
      </Box>
      <ResourceContextProvider value={resource}>
        <ListContextProvider value={list}>
          {(isFiltered || Boolean(list.total)) && <FilterForm filters={filters} />}
          {list.error ? (
            <ListError />
          ) : (
            <Links isPending={list.isPending} total={list.total ?? 0} isFiltered={isFiltered} />
          )}
        </ListContextProvider>
      </ResourceContextProvider>
    </SectionCard>
  );
}

function useChanges(rows: readonly ClaimLink[] | undefined, onChanged: () => void) {
  const before = useRef(rows);
  useEffect(() => {
    if (before.current && rows && before.current !== rows) onChanged();
    before.current = rows;
  }, [rows, onChanged]);
}

interface LinksProps {
  readonly isPending: boolean;
  readonly total: number;
  readonly isFiltered: boolean;
}

function Links({ isPending, total, isFiltered }: LinksProps) {
  if (isPending) return <Typography role="status">{t("Loading…")}</Typography>;
  if (total === 0)
    return (
      <Typography color="textSecondary">
        {isFiltered ? t("No link is like that.") : t("No link was sent and no card printed yet.")}
      </Typography>
    );
  return (
    <>
      <LabelledCheckboxes>
        <DataTable<ClaimLink> rowClick={false} bulkActionButtons={<LinkSteps />} sx={layout}>
          <DataTable.Col
            source="fullName"
            label={t("Name")}
            disableSort
            render={({ memberId, fullName, email, bounceReason }: ClaimLink) => (
              <>
                <Link to={`/members/${memberId}`}>{fullName}</Link>
                <CellDetails>{email || t("Printed card")}</CellDetails>
                {bounceReason && (
                  <Box sx={{ color: "error.main", fontSize: 13, overflowWrap: "anywhere" }}>
                    {bounceReason}
                  </Box>
                )}
              </>
            )}
          />
          <DataTable.Col
            source="email"
            label={t("E-mail")}
            disableSort
            render={({ email }: ClaimLink) => email || t("Printed card")}
          />
          <DataTable.Col
            source="state"
            label={t("State")}
            disableSort
            render={({ state }: ClaimLink) => (
              <Chip size="small" variant="outlined" color={colours[state]} label={linkStateLabels[state]} />
            )}
          />
          <DataTable.Col
            source="askedAt"
            label={t("Sent")}
            render={({ askedAt }: ClaimLink) => formatDate(askedAt)}
          />
          <DataTable.Col
            source="expiresAt"
            label={t("Works until")}
            disableSort
            render={({ expiresAt }: ClaimLink) => formatDateTime(expiresAt)}
          />
        </DataTable>
      </LabelledCheckboxes>
      <Pagination />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t(
          "Times are on your clock ({timeZone}). Where the last day of the occasion ends a link, it is the last day at the member’s office.",
          { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
        )}
      </Typography>
    </>
  );
}

const LinkSteps = () => (
  <>
    <BulkStep {...linkNames} step={resendStep} icon={<ResendIcon />} />
    <BulkStep {...linkNames} step={withdrawStep} icon={<WithdrawIcon />} />
  </>
);
