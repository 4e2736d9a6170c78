import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { otherFieldTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { FieldList } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import type { EditedClient } from '../client-edit-calls.ts'
import { Section } from './section.tsx'

/** What comes from the company master; read-only for everybody (3§2.6, 3§6). */
export function BasicSection({ client }: { client: EditedClient }) {
  const { basic } = texts
  return (
    <Section id="basic" introduction={texts.basicIntroduction}>
      <FieldList
        fields={[
          { label: basic.name, value: client.name },
          { label: basic.id, value: client.id },
          { label: basic.companyCode, value: client.companyCode },
          { label: basic.groupCode, value: client.groupCode },
          { label: basic.policyNo, value: client.policyNo },
          { label: basic.inpatientPolicyNo, value: client.inpatientPolicyNo },
          { label: basic.outpatientPolicyNo, value: client.outpatientPolicyNo },
          { label: otherFieldTexts.status.label, value: texts.statuses[client.status] },
          { label: basic.created, value: formatInstant(client.createdAt) },
          {
            label: basic.updated,
            value: `${formatInstant(client.updatedAt)}${client.updatedBy ? `, ${client.updatedBy}` : ''}`,
          },
        ]}
      />
    </Section>
  )
}
