import { Title, useRedirect } from "react-admin";
import { api } from "../api.ts";
import { SectionCard } from "../section-card.tsx";
import { useAction } from "../use-action.ts";
import { OfficeForm } from "./office-form.tsx";

/** Adds an office that orders can be billed to. */
export function OfficeCreate() {
  const { isBusy, take: run } = useAction();
  const redirect = useRedirect();
  return (
    <SectionCard title="Bill to one more office" level={2}>
      <Title title="New office" />
      <OfficeForm
        isBusy={isBusy}
        label="Add the office"
        onSave={async (body) => {
          if (await run(() => api.call("POST /api/admin/offices", { body }), `${body.name} is added`))
            redirect("list", "offices");
        }}
      />
    </SectionCard>
  );
}
