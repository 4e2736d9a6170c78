/** Text into markup. */

const replacements: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in markup, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => replacements[character] ?? character)
}
