import type { ClientFieldText } from '@member-care/domain/texts/client-field-texts.ts'
import { ChoiceInput as RecordChoiceInput } from '../../record/choice-input.tsx'
import { useEditRights } from '../edit-rights.ts'

export interface ChoiceInputProps {
  readonly name:
    | 'status'
    | 'loginIDType'
    | 'registrationProof'
    | 'Default_ELOG'
    | 'paymentMethod'
    | 'defaultPlanEmployee'
    | 'defaultPlanDependant'
    | 'whoSeesUses'
  readonly text: ClientFieldText
  /** Words by value. */
  readonly choices: Readonly<Record<string, string>>
}

export function ChoiceInput({ name, text, choices }: ChoiceInputProps) {
  const { canEdit } = useEditRights()
  return (
    <RecordChoiceInput
      source={name}
      label={text.label}
      helperText={text.meaning}
      choices={Object.entries(choices).map(([id, words]) => ({ id, name: words }))}
      readOnly={!canEdit}
      // None is an empty text in a configuration.
      parse={(value) => value}
    />
  )
}
