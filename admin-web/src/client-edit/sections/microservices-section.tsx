import { accountTemplates, claimTemplates, storeTemplates } from '@member-care/domain/client/microservice-templates.ts'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { templateTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { FieldGrid, FieldGroup } from '../fields/field-grid.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Section } from './section.tsx'

const groups = [
  [texts.templateGroups.claims, claimTemplates],
  [texts.templateGroups.store, storeTemplates],
  [texts.templateGroups.account, accountTemplates],
] as const

/** Template ids of the message service; for ADMIN_IT to see, and for who is ADMIN_OPERATION too to change (C27). */
export function MicroservicesSection() {
  return (
    <Section id="microservices" introduction={texts.microservicesIntroduction}>
      {groups.map(([title, names]) => (
        <FieldGroup key={title} title={title}>
          <FieldGrid>
            {names.map((name) => (
              <TextInput key={name} name={name} text={templateTexts[name]} isTemplate />
            ))}
          </FieldGrid>
        </FieldGroup>
      ))}
    </Section>
  )
}
