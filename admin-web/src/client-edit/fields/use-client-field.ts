import { useId } from 'react'
import { useInput } from 'react-admin'
import type { ControllerRenderProps } from 'react-hook-form'
import { useEditRights } from '../edit-rights.ts'
import type { ClientField, ClientForm } from '../client-form.ts'

/** One field of the client's form: its value, what is wrong with it, and whether it may be changed. */
export function useClientField<Field extends ClientField>(name: Field) {
  const id = useId()
  const { canEdit } = useEditRights()
  const { field, fieldState } = useInput({
    source: name,
    parse: (value: unknown) => value,
    format: (value: unknown) => value,
  })
  return {
    id,
    helpId: `${id}-help`,
    field: field as ControllerRenderProps<ClientForm, Field>,
    error: fieldState.error?.message,
    isDisabled: !canEdit,
  }
}
