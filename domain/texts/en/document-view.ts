/** What surrounds a document where it is shown. The wording is ours. */
export const documentViewTexts = {
  loading: 'Loading the document',
  tools: 'Document tools',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page',
  pageNumber: (page: number) => `Page ${page}`,
  ofPages: (pages: number) => `of ${pages}`,
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fitWidth: 'Fit to width',
  download: 'Download',
  /** The scrolled area, for screen readers. */
  document: (name: string) => `Document ${name}`,
  /** Of a link to elsewhere. */
  leadsNowhere: (address: string) => `Links in documents cannot be followed here: ${address}`,
  failures: {
    encrypted: {
      title: 'This document is protected by a password',
      detail: 'It cannot be shown here. Please download it and open it with its password.',
    },
    damaged: {
      title: 'This document cannot be shown',
      detail: 'The file seems to be damaged. You can still download it and try another program.',
    },
    unloaded: {
      title: 'The viewer could not be loaded',
      detail: 'Please check your connection and try again, or download the document.',
    },
  },
} as const

/** Why a document is not shown. */
export type PdfFailure = keyof typeof documentViewTexts.failures
