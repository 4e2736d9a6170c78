import { useId } from 'react'
import { useController } from 'react-hook-form'
import { useEditRights } from '../edit-rights.ts'
import type { ClientField, ClientForm } from '../client-form.ts'

/** One field of the client's form: its value, what is wrong with it, and whether it may be changed. */
export function useClientField<Field extends ClientField>(name: Field) {
  const id = useId()
  const { canEdit, canEditTemplates } = useEditRights()
  const { field, fieldState } = useController<ClientForm, Field>({ name })
  return {
    id,
    helpId: `${id}-help`,
    field,
    error: fieldState.error?.message,
    isDisabled: !canEdit,
    isTemplateDisabled: !canEditTemplates,
  }
}
