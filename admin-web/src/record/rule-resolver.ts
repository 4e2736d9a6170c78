/** The domain's rules as react-admin's forms ask them: the text at each field that is wrong. */
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'

export type FieldTexts<Values> = Partial<{ readonly [Field in keyof Values]: string }>

/** @param errorsOf the rules, by the fields' names, with dots for fields within others; the focus goes to the first field that they name */
export function ruleResolver<Values extends FieldValues>(
  errorsOf: (values: Values) => FieldTexts<Values>,
): Resolver<FieldValues> {
  return (values) => {
    const wrong = Object.entries<string | undefined>(errorsOf(values as Values)).filter(
      ([, text]) => text !== undefined,
    )
    const errors = {}
    for (const [field, message] of wrong) set(errors, field, { type: 'rule', message })
    return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors }
  }
}
