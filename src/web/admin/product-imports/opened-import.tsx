import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { downloadFile } from "../../ui/download-file.ts";
import type { Elements } from "../../ui/elements.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { serverWord } from "../words/server-words.ts";
import { ColumnMapping } from "./column-mapping.tsx";
import { ImportActions } from "./import-actions.tsx";
import { type CheckedWith, decisionsOf, emptyDraft, type ImportDraft, isCurrent } from "./import-draft.ts";
import { ImportLeft } from "./import-left.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportNotes } from "./import-notes.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportQuestions } from "./import-questions.tsx";
import { NewProductsChoice } from "./new-products-choice.tsx";
import { describeRun, isRunning, titleOf } from "./run-summary.ts";

interface OpenedImportProps {
  readonly detail: ProductImportDetail;
  /** Reads it again, after a step. */
  readonly onStep: () => void;
  readonly onForgotten: () => void;
  /** How staff get from here to another file. */
  readonly children: Elements;
}

/** One import: how far it is, what it asks, what it will change or has changed, and its undoing. */
export function OpenedImport({ detail, onStep, onForgotten, children }: OpenedImportProps) {
  const [draft, setDraft] = useState<ImportDraft>(emptyDraft);
  const [checkedWith, setCheckedWith] = useState<CheckedWith>();
  const { isBusy, run } = useAction();
  const { run: ofImport } = detail;
  const params = { importId: ofImport.id };
  const act = (step: "apply" | "undo") =>
    void run(() =>
      api.call(`POST /api/admin/product-imports/{importId}/${step}`, { params }).finally(onStep),
    );
  const check = () =>
    void run(async () => {
      const decisions = decisionsOf(draft, detail);
      await api.call("POST /api/admin/product-imports/{importId}/check", { params, body: decisions });
      setCheckedWith({ draft, decisions });
      onStep();
    });
  const forget = () =>
    void run(async () => {
      await api.call("POST /api/admin/product-imports/{importId}/discard", { params });
      onForgotten();
    });
  const downloadProblems = () =>
    void run(async () => {
      const { csv } = await api.call("GET /api/admin/product-imports/{importId}/problems", { params });
      downloadFile(`import-${params.importId}-problems.csv`, csv, "text/csv");
    });
  const isDeciding = ofImport.state === "asking" || ofImport.state === "checked";
  const hasColumns =
    detail.format !== "own" || detail.columns.some(({ field, heading }) => heading && !field);
  const isShownCurrent = isCurrent(detail, draft, checkedWith);
  return (
    <>
      {isDeciding && (hasColumns || ofImport.state === "asking") && detail.columns.length > 0 && (
        <ColumnMapping
          key={checkedWith ? "checked" : "first"}
          plan={detail}
          fields={draft.fields ?? detail.columns.map(({ field }) => field)}
          onChange={(fields) => setDraft({ ...draft, fields })}
        />
      )}
      {isDeciding &&
        (detail.askedCategories.length + detail.askedNumbers.length + detail.askedWeights.length > 0 ||
          detail.withoutWeight > 0) && (
          <ImportQuestions plan={detail} draft={draft} onChange={setDraft} onCheck={check} />
        )}
      {isDeciding && <NewProductsChoice inFile={detail.newProducts} draft={draft} onChange={setDraft} />}
      {isDeciding && (ofImport.state === "asking" || !isShownCurrent) && (
        <div>
          <Button variant="contained" disabled={isBusy} onClick={check}>
            {isBusy ? t("Checking…") : t("Check with these choices")}
          </Button>
        </div>
      )}
      <SectionCard title={titleOf(ofImport)}>
        <Typography role="status" sx={{ mb: 1.5 }}>
          {describeRun(ofImport, detail.newCategories)}
        </Typography>
        <ImportProgress run={ofImport} />
        {ofImport.problem && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {serverWord(ofImport.problem)}
          </Alert>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <ImportActions
            run={ofImport}
            isBusy={isBusy}
            isCurrent={isShownCurrent}
            onStep={act}
            onForget={forget}
            onDownload={downloadProblems}
          />
          {!isRunning(ofImport) && children}
        </Box>
        {ofImport.state === "checked" && <ImportNotes notes={detail.notes} />}
        {detail.lines.length > 0 && !isRunning(ofImport) && (
          <Box sx={{ mt: 2 }}>
            <ImportLines lines={detail.lines} />
          </Box>
        )}
      </SectionCard>
      <ImportLeft left={detail.left} />
    </>
  );
}
