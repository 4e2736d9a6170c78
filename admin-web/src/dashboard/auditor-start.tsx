import { Panel } from '../console/field-list.tsx'
import { FindClaimForm } from '../history/find-claim-form.tsx'

/** The start of who has no claim lists: straight to a claim's history. */
export function AuditorStart() {
  return (
    <Panel title="Find a claim's history">
      <FindClaimForm />
    </Panel>
  )
}
