/** The field in which a message is written, for the parts of the page that lead there. */
export const MESSAGE_FIELD_ID = 'chat-message'

export function focusMessage(): void {
  document.getElementById(MESSAGE_FIELD_ID)?.focus()
}
