import { Title, useRedirect } from "react-admin";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";
import { OfficeForm } from "./office-form.tsx";

/** One more office that orders can be billed to. */
export function OfficeCreate() {
  const { isBusy, take } = useStep();
  const redirect = useRedirect();
  return (
    <Part title="Bill to one more office" level={2}>
      <Title title="New office" />
      <OfficeForm
        isBusy={isBusy}
        label="Add the office"
        save={async (body) => {
          if (await take(() => api.call("POST /api/admin/offices", { body }), `${body.name} is added`))
            redirect("list", "offices");
        }}
      />
    </Part>
  );
}
