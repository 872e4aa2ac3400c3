import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState } from "react";
import { useInput, useNotify } from "react-admin";
import type { ImportArchive } from "../../../contract/admin/import-archives.ts";
import { t } from "../../../platform/language/t.ts";
import { useAction } from "../actions/use-action.ts";
import { serverWord } from "../words/server-words.ts";
import { maxArchiveMegabytes, uploadArchive } from "./upload-archive.ts";

export interface ArchiveInputProps {
  readonly archive: ImportArchive | undefined;
  readonly onArchive: (archive: ImportArchive | undefined) => void;
  /** While a zip arrives, the file cannot be checked. */
  readonly onUploading: (isUploading: boolean) => void;
}

interface FileOfZip {
  readonly text: string;
  readonly name: string;
}

/**
 * A zip with the images that the file names. Where it has the file of products too, that is chosen with it, or offered where
 * another is chosen.
 */
export function ArchiveInput({ archive, onArchive, onUploading }: ArchiveInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { field: csv } = useInput<string>({ source: "csv" });
  const { field: fileName } = useInput<string>({ source: "fileName" });
  const [share, setShare] = useState(0);
  /** The file that the last zip brought. */
  const [taken, setTaken] = useState("");
  const [offered, setOffered] = useState<FileOfZip>();
  const { isBusy, run } = useAction();
  const notify = useNotify();
  function take({ text, name }: FileOfZip) {
    csv.onChange(text);
    fileName.onChange(name);
    setTaken(text);
    setOffered(undefined);
  }
  async function upload(zip: File) {
    if (zip.size > maxArchiveMegabytes * 1024 * 1024) {
      notify(
        t("The zip is larger than {maxArchiveMegabytes} MB. Split it into several.", { maxArchiveMegabytes }),
        { type: "error" },
      );
      return;
    }
    setShare(0);
    setOffered(undefined);
    onArchive(undefined);
    onUploading(true);
    await run(async () => {
      const { archive: uploaded, csv: text } = await uploadArchive(zip, setShare);
      onArchive(uploaded);
      const ofZip = text ? { text, name: uploaded.csvName ?? "" } : undefined;
      // A file of the person's own is not replaced unseen; one of an earlier zip is.
      const isOwn = csv.value.trim() !== "" && csv.value !== taken;
      if (ofZip && isOwn && csv.value !== ofZip.text) setOffered(ofZip);
      else if (ofZip) take(ofZip);
    }).finally(() => onUploading(false));
  }
  return (
    <Box sx={{ display: "grid", gap: 1, mt: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
          {archive ? t("Choose another zip") : t("Choose a zip of images")}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept=".zip,application/zip"
          aria-label={t("Zip of images")}
          onChange={({ target }) => {
            const zip = target.files?.[0];
            if (zip) void upload(zip);
            target.value = ""; // so that the same file can be chosen again
          }}
        />
        <Typography role="status" sx={{ overflowWrap: "anywhere" }}>
          {isBusy
            ? progressText(share)
            : archive &&
              `${archive.fileName}: ${t("{images, plural, one {# image} other {# images}}", { images: archive.images })}.`}
        </Typography>
        {archive && !isBusy && (
          <Button
            size="small"
            onClick={() => {
              setOffered(undefined);
              onArchive(undefined);
            }}
          >
            {t("Remove the zip")}
          </Button>
        )}
      </Box>
      {!archive && (
        <Typography variant="body2" color="textSecondary">
          {t(
            "For images that the file names as files, in any folder. The export of another Kitstore is such a zip, with its products. At most {maxArchiveMegabytes} MB.",
            { maxArchiveMegabytes },
          )}
        </Typography>
      )}
      {offered && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" onClick={() => take(offered)}>
              {t("Take it instead")}
            </Button>
          }
        >
          {t("The zip has a file of products too, {name}. What you chose above stays.", {
            name: offered.name,
          })}
        </Alert>
      )}
      {archive && archive.leftOutCount > 0 && <LeftOut archive={archive} />}
    </Box>
  );
}

const progressText = (share: number): string =>
  share < 1
    ? t("{percent} % of the zip has arrived …", { percent: Math.floor(share * 100) })
    : t("The zip is being opened …");

const LeftOut = ({ archive: { leftOut, leftOutCount } }: { archive: ImportArchive }) => (
  <Box component="details">
    <Box component="summary" sx={{ cursor: "pointer", color: "text.secondary" }}>
      {t("{leftOutCount, plural, one {# other file} other {# other files}} left out", { leftOutCount })}
    </Box>
    <Box component="ul" sx={{ my: 0.5, pl: 2.5, color: "text.secondary", overflowWrap: "anywhere" }}>
      {leftOut.map(({ path, reason }) => (
        <li key={path}>{`${path}: ${serverWord(reason)}`}</li>
      ))}
      {leftOut.length < leftOutCount && (
        <li>{t("And {leftOutCount} more.", { leftOutCount: leftOutCount - leftOut.length })}</li>
      )}
    </Box>
  </Box>
);
