import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { otherFieldTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { useWatch } from 'react-hook-form'
import { FieldList } from '../../console/field-list.tsx'
import { formatInstant } from '../../console/singapore-time.ts'
import type { EditedClient } from '../client-edit-calls.ts'
import { companyDetailFields, type ClientForm } from '../client-form.ts'
import { Section } from './section.tsx'

/** What comes from the company master; nobody types it (3§2.6, 3§6). What is taken over from there stands here before it is saved. */
export function BasicSection({ client }: { client: EditedClient }) {
  const { basic } = texts
  const { name, ...details } = useWatch<ClientForm>() as ClientForm
  return (
    <Section id="basic" introduction={texts.basicIntroduction}>
      <FieldList
        fields={[
          { label: basic.name, value: name },
          { label: basic.id, value: client.id },
          ...companyDetailFields
            .filter((field) => field !== 'name')
            .map((field) => ({ label: basic[field], value: details[field] })),
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
