/** Takes the person to what is wrong. Every input carries the name of its field as id. */

/** The fields with errors, in their order on the screen. */
export function fieldsInOrder(errors: Readonly<Record<string, unknown>>): readonly string[] {
  const elements = Object.keys(errors).flatMap((field) =>
    errors[field] === undefined ? [] : (document.getElementById(field) ?? []),
  )
  return elements
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ id }) => id)
}

/** Focuses the first field with an error, and again once the errors stand on the screen, which move what is below them. */
export function focusFirstError(errors: Readonly<Record<string, unknown>>): void {
  const focus = () => {
    const [first] = fieldsInOrder(errors)
    if (first !== undefined) focusField(first)
  }
  focus()
  requestAnimationFrame(focus)
}

/** Focuses a field in the middle of the window: at its edges it would lie below the bars that stand there. */
export function focusField(id: string): void {
  const element = document.getElementById(id)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
