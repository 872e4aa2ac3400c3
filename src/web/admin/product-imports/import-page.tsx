import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, Title } from "react-admin";
import type { ImportArchive } from "../../../contract/admin/import-archives.ts";
import { t } from "../../../platform/language/t.ts";
import { CommandForm } from "../actions/command-form.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { FileCard } from "./file-card.tsx";
import { ImportImages } from "./import-images.tsx";
import { OpenedImport } from "./opened-import.tsx";
import { RecentImports } from "./recent-imports.tsx";
import { isForgettable, isRunning } from "./run-summary.ts";
import { useImport } from "./use-import.ts";

interface ChosenFile {
  readonly csv: string;
  readonly fileName: string;
}

interface OpenImport {
  readonly id: number;
  /** The file and zip that it was made of. Undefined: it was opened from the list of imports. */
  readonly of?: ChosenFile & { readonly archiveId: number | undefined };
}

const noFile: ChosenFile = { csv: "", fileName: "" };

/**
 * Uploads a file for an import, shows what it would change, and then lets it change that. While it has changed nothing, the
 * file stays above it, so that it can be corrected and checked again.
 */
export function ProductImportPage() {
  const [archive, setArchive] = useState<ImportArchive>();
  const [isUploading, setUploading] = useState(false);
  const [fileCount, setFileCount] = useState(0);
  const [chosen, setChosen] = useState(noFile);
  const [open, setOpen] = useState<OpenImport>();
  const { detail, problem, load } = useImport(open?.id);
  const { isBusy, submit } = useAction();
  const run = detail?.run;
  const isBeforeChange = !run || isForgettable(run) || run.state === "reading" || run.state === "checking";
  const isOf = (csv: string) => open?.of?.csv === csv && open.of.archiveId === archive?.id;
  async function check(file: ChosenFile): Promise<false> {
    const archiveId = archive?.id;
    await submit(async () => {
      const { id } = await api.call("POST /api/admin/product-imports", {
        query: { fileName: file.fileName.slice(0, 200), ...(archiveId && { archiveId }) },
        body: new Blob([file.csv]),
        headers: { "content-type": "text/csv" },
      });
      const before = run && isForgettable(run) ? run.id : undefined;
      setOpen({ id, of: { ...file, archiveId } });
      // Of several checks of one file the list of imports has the last.
      if (before)
        await api.call("POST /api/admin/product-imports/{importId}/discard", {
          params: { importId: before },
        });
    });
    return false;
  }
  /** Back to the form, with a file or with none. */
  function backTo(file: ChosenFile) {
    setChosen(file);
    if (!file.csv) setArchive(undefined);
    setOpen(undefined);
    setFileCount(fileCount + 1);
  }
  const opened = detail && (
    <OpenedImport key={detail.run.id} detail={detail} onStep={load} onForgotten={() => backTo(noFile)}>
      {open?.of && !isBeforeChange && detail.run.wrongProducts > 0 && (
        <Button variant="outlined" onClick={() => backTo(open.of ?? noFile)}>
          {t("Back to the file")}
        </Button>
      )}
      {!(open?.of && isBeforeChange) && (
        <Button onClick={() => backTo(noFile)}>{open?.of ? t("Import another file") : t("Close")}</Button>
      )}
    </OpenedImport>
  );
  const unread = open && problem && (
    <Alert severity="warning">
      {t("How far the import is cannot be read just now: {message} It goes on, and this page asks again.", {
        message: problem.message,
      })}
    </Alert>
  );
  return (
    <Box sx={{ maxWidth: 980, py: 2, display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Title title={t("Import products")} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t("Products from a file")}
        </Typography>
        <Button component={Link} to="/products">
          {t("All products")}
        </Button>
      </Box>
      {open && !(open.of && isBeforeChange) ? (
        opened
      ) : (
        <CommandForm
          key={fileCount}
          initialValues={chosen}
          onSubmit={check}
          sx={{ gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}
        >
          {({ csv }) => (
            <>
              <FileCard
                archive={archive}
                onArchive={setArchive}
                onUploading={setUploading}
                isChecked={isOf(csv)}
                isChecking={isBusy || (isOf(csv) && (!run || isRunning(run)))}
                canCheck={!isUploading && csv.trim() !== ""}
              />
              {isOf(csv) && opened}
            </>
          )}
        </CommandForm>
      )}
      {unread}
      <RecentImports
        key={`list ${open?.id} ${run && !isRunning(run) && run.state}`}
        openId={open?.id}
        onOpen={(id) => setOpen({ id })}
      />
      <ImportImages key={`images ${open?.id} ${run?.state === "done"}`} />
    </Box>
  );
}
