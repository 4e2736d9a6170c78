/** Brings the domain's rules, and what the server says, to the fields of an administrator's form. */
import { administratorFormErrors } from '@member-care/domain/access/administrator-form.ts'
import type { HttpError } from 'react-admin'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { AdministratorFormValues } from './administrator-fields.tsx'

/** Asked on submit only (3§5). */
export const administratorResolver: Resolver<AdministratorFormValues> = async (values) => {
  const errors = fieldErrors(administratorFormErrors(values))
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
}

const fieldNames: readonly string[] = ['name', 'email', 'roles', 'groupCodes'] satisfies readonly (keyof AdministratorFormValues)[]

/** What the server refused, by field; empty where it is about no field of the form. */
export function refusedFields(failure: HttpError): readonly { readonly name: keyof AdministratorFormValues; readonly message: string }[] {
  const errors = (failure.body as { readonly errors?: Readonly<Record<string, unknown>> } | undefined)?.errors ?? {}
  return Object.entries(errors).flatMap(([name, message]) => (isField(name) && typeof message === 'string' ? [{ name, message }] : []))
}

function fieldErrors(texts: ReturnType<typeof administratorFormErrors>): FieldErrors<AdministratorFormValues> {
  return Object.fromEntries(Object.entries(texts).map(([name, message]) => [name, { type: 'rule', message }]))
}

function isField(name: string): name is keyof AdministratorFormValues {
  return fieldNames.includes(name)
}
