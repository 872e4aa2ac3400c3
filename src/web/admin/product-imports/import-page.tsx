import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, Title } from "react-admin";
import type { ImportArchive } from "../../../contract/admin/import-archives.ts";
import type { ProductImportInput } from "../../../contract/admin/product-csv.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { ArchiveInput } from "./archive-input.tsx";
import { type CheckedCsv, decidedInput, emptyDraft, type ImportDraft, isCurrent } from "./import-draft.ts";
import { ImportImages } from "./import-images.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { isLarge } from "./is-large.ts";
import { LargeImport } from "./large-import.tsx";
import { ProductCsvInput } from "./product-csv-input.tsx";
import { RecentImports } from "./recent-imports.tsx";

/**
 * Shows first what a file would change, line by line, then applies all of it in one call. A newly chosen file
 * must be checked again.
 */
export function ProductImportPage() {
  const [checked, setChecked] = useState<CheckedCsv>();
  const [draft, setDraft] = useState<ImportDraft>(emptyDraft);
  const [archive, setArchive] = useState<ImportArchive>();
  const [isUploading, setUploading] = useState(false);
  const [fileCount, setFileCount] = useState(0);
  const [openImport, setOpenImport] = useState<number>();
  const { isBusy, run, submit } = useAction();
  const ofArchive = archive && { archiveId: archive.id };
  const isOf = (csv: string) => checked?.input.csv === csv && checked.input.archiveId === archive?.id;
  async function send(input: ProductImportInput, decided: ImportDraft, planHash?: string) {
    const body = { ...input, ...(planHash && { planHash }) };
    const plan = await api.call("POST /api/admin/products/import", { body });
    setChecked({ input, plan, draft: decided });
  }
  async function upload(csv: string, fileName: string) {
    const { id } = await api.call("POST /api/admin/product-imports", {
      query: { fileName: fileName.slice(0, 200), ...ofArchive },
      body: new Blob([csv]),
      headers: { "content-type": "text/csv" },
    });
    setOpenImport(id);
  }
  async function check(csv: string, fileName: string): Promise<false> {
    const isAgain = checked && isOf(csv);
    if (!isAgain) setDraft(emptyDraft);
    await submit(() => {
      if (isLarge(csv)) return upload(csv, fileName);
      return isAgain
        ? send({ ...decidedInput(csv, draft, checked.plan), ...ofArchive }, draft)
        : send({ csv, ...ofArchive }, emptyDraft);
    });
    return false;
  }
  async function apply({ input, plan, draft: decided }: CheckedCsv) {
    // After a refusal the shown plan is out of date: the file must be checked again.
    if (!(await run(() => send(input, decided, plan.planHash)))) setChecked(undefined);
  }
  function nextFile() {
    setArchive(undefined);
    setFileCount(fileCount + 1);
  }
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title="Import products" />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          Products from a file
        </Typography>
        <Button component={Link} to="/products">
          All products
        </Button>
      </Box>
      {openImport === undefined ? (
        <CommandForm
          key={fileCount}
          initialValues={{ csv: "", fileName: "" }}
          onSubmit={({ csv, fileName }) => check(csv, fileName)}
          sx={{ gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
        >
          {({ csv }) => {
            const ofFile = isOf(csv) ? checked : undefined;
            return (
              <>
                <SectionCard title="1. The file">
                  <Typography color="textSecondary" sx={{ mb: 2 }}>
                    Our own CSV (Export CSV above the list of products makes one; leave out the columns and
                    lines that stay as they are), a product export of Shopify, a product file for Google
                    Merchant Center, or another table whose columns you name. Above 2,000 lines it is imported
                    in the background, up to 50,000 lines and 32 MB.
                  </Typography>
                  <ProductCsvInput />
                  <ArchiveInput archive={archive} onArchive={setArchive} onUploading={setUploading} />
                  <Button
                    type="submit"
                    variant={ofFile ? "outlined" : "contained"}
                    disabled={isBusy || isUploading || !csv.trim()}
                    sx={{ mt: 2 }}
                  >
                    {isBusy && !ofFile ? "Checking…" : "Check"}
                  </Button>
                </SectionCard>
                <Box role="status" sx={{ display: "contents" }}>
                  {ofFile && (
                    <ImportSteps
                      plan={ofFile.plan}
                      isCurrent={isCurrent(ofFile, draft)}
                      draft={draft}
                      onDraft={setDraft}
                      isBusy={isBusy}
                      onApply={() => void apply(ofFile)}
                      onAnotherFile={nextFile}
                    />
                  )}
                </Box>
              </>
            );
          }}
        </CommandForm>
      ) : (
        <LargeImport
          key={openImport}
          importId={openImport}
          onClosed={() => {
            setOpenImport(undefined);
            nextFile();
          }}
        />
      )}
      <RecentImports key={`${openImport} ${checked?.plan.isDone}`} onOpen={setOpenImport} />
      <ImportImages key={checked?.plan.isDone ? checked.plan.planHash : ""} />
    </Box>
  );
}
