/** The entries in a text that was typed or pasted: blanks, commas, semicolons and line ends stand between them. */
export function entriesOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((entry) => entry !== '')
}
