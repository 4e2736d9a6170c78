/** What is said of files that are read row by row, whatever their rows are about. */

export const sheetTexts = {
  template: 'Download the template',
  choose: 'Choose a file',
  wrongType: 'Only an Excel file (.xlsx) or a CSV file can be uploaded.',
  tooLarge: 'The file is too large: at most 256 KB.',
  noFile: 'Choose a file first.',
  oneAtATime: 'Another file of yours is being read. Try again when it is done.',
  unreadable: 'The file could not be read. Save it as .xlsx or .csv and try again.',
  noRows: 'The file has no row below the first one.',
  tooManyRows: (most: string) => `A file has at most ${most} rows. Please split it.`,
} as const

/** What is said of a file whose first row is not that of the template. */
export function missingColumnsText(columns: readonly string[]): string {
  return `The first row lacks ${columns.join(', ')}. Download the template and leave its first row as it is.`
}

/** What is said of a row with a role or group that there is not. */
export function unknownValueText(column: string, value: string): string {
  return `${column} does not know ${value}.`
}
