/** Takes the person to what is wrong. Every input carries the name of its field as id. */

/** The fields with errors, in their order on the screen. */
export function fieldsInOrder(errors: Readonly<Record<string, unknown>>): readonly string[] {
  const elements = Object.keys(errors).flatMap((field) => (errors[field] === undefined ? [] : (document.getElementById(field) ?? [])))
  return elements.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)).map(({ id }) => id)
}

export function focusFirstError(errors: Readonly<Record<string, unknown>>): void {
  const [first] = fieldsInOrder(errors)
  if (first !== undefined) document.getElementById(first)?.focus()
}
