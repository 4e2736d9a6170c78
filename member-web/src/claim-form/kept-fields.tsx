/** Keeps what was typed into parts of the form that are hidden now. */
import { useEffect } from 'react'
import { useForm } from 'react-final-form'

/**
 * Keeps every field registered, shown or not: the form library gives a field that it does not know its first value again,
 * and would so undo what was typed in a part that was hidden and is shown once more.
 */
export function KeptFields({ fields }: { readonly fields: readonly string[] }) {
  const form = useForm()
  useEffect(() => {
    const unregister = [...fields, 'typedAccountNo'].map((field) => form.registerField(field, () => undefined, {}))
    return () => unregister.forEach((leave) => leave())
  }, [form, fields])
  return null
}
