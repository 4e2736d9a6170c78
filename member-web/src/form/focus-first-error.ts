/** Takes the person to the first thing that is wrong. */

/** Focuses the first of the fields, in their order on the screen, that has an error. Their inputs carry the field's name as id. */
export function focusFirstError(fieldsInOrder: readonly string[], errors: Readonly<Record<string, unknown>> | undefined): void {
  const first = fieldsInOrder.find((field) => errors?.[field] !== undefined)
  if (first !== undefined) document.getElementById(first)?.focus()
}
