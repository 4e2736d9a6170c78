import { FieldList, Panel } from '../../console/field-list.tsx'
import type { ClaimFieldGroup } from '../claim-fields.ts'

/** Groups of fields, a card each. */
export function FieldGroups({ groups }: { groups: readonly ClaimFieldGroup[] }) {
  return groups.map(({ title, fields }) => (
    <Panel key={title} title={title}>
      <FieldList fields={fields} />
    </Panel>
  ))
}
