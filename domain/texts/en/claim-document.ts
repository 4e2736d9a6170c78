/** What the console says about the documents of a claim, and about evidence. */
import type { AttachmentCategory } from '../../claim/claim-terms.ts'
import { shownCount } from '../../language/shown-count.ts'

export const claimDocumentTexts = {
  title: 'Documents',
  titleWithCount: (documents: number) => `Documents (${shownCount(documents)})`,
  none: 'No documents',
  noneDetail: 'The claimant has attached none.',
  /** Instead of a document of a person who has been forgotten. */
  gone: 'The document is gone: its person has been forgotten.',
  loadFailed: 'The document could not be loaded.',
  loading: 'Loading the document',
  notShowable: 'This kind of file cannot be shown here.',
  /** One document, for screen readers. */
  document: (name: string) => `Document ${name}`,
  area: 'The document',
  nth: (nth: number, total: number) => `${shownCount(nth)} of ${shownCount(total)}`,
  enlarge: 'Enlarge',
  turn: 'Turn',
  newTab: 'Open in a new tab',
  close: 'Close',
  previous: 'Previous document',
  next: 'Next document',
  smaller: 'Smaller',
  larger: 'Larger',
} as const

export const attachmentCategoryLabels: Readonly<Record<AttachmentCategory, string>> = {
  'INV/RCP': 'Invoice / receipt',
  DOC: 'Other document',
}
