import { secondaryIdentifiers, teleconsultFeatures } from '@member-care/domain/client/client-configuration.ts'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { teleconsultNames } from '@member-care/domain/texts/client-link-texts.ts'
import { otherFieldTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { useClientField } from '../fields/use-client-field.ts'
import { Sorter } from '../sorter/sorter.tsx'
import { Section } from './section.tsx'

/** Kinds of teleconsultation, in the order in which members see them (3§2.6, 3§4). */
export function TeleconsultSection() {
  const { field, isDisabled } = useClientField('teleconsultFeatures')
  return (
    <Section id="teleconsult" introduction={otherFieldTexts.teleconsultFeatures.meaning}>
      <Sorter
        label={texts.sections.teleconsult}
        items={teleconsultFeatures}
        enabled={field.value}
        nameOf={(feature) => teleconsultNames[feature]}
        listNames={texts.teleconsult}
        isDisabled={isDisabled}
        onChange={field.onChange}
      />
    </Section>
  )
}

/** Kept in its order, and read by nothing (3§2.6, S22). */
export function SecondaryIdentifiersSection() {
  const { field, isDisabled } = useClientField('secondaryIdentifiers')
  return (
    <Section id="secondaryIdentifiers" introduction={otherFieldTexts.secondaryIdentifiers.meaning}>
      <Sorter
        label={texts.sections.secondaryIdentifiers}
        items={secondaryIdentifiers}
        enabled={field.value}
        nameOf={(identifier) => texts.identifierNames[identifier]}
        listNames={texts.identifiers}
        isDisabled={isDisabled}
        onChange={field.onChange}
      />
    </Section>
  )
}
