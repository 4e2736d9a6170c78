/** What every list of the console says beside its rows. */

export const listTexts = {
  notLoaded: 'Not loaded',
  pages: 'Pages',
  page: 'Page',
  pageNumber: (page: string) => `Page ${page}`,
  rowsPerPage: 'Rows per page',
  ofPages: (pages: string) => `of ${pages}`,
  moreThan: (total: string) => `more than ${total}`,
  goTo: (step: 'first' | 'previous' | 'next' | 'last') => `Go to the ${step} page`,
  columns: 'Columns',
  denser: 'Compact rows',
  looser: 'Comfortable rows',
  clear: 'Clear',
  noMatch: 'Nothing matches these filters.',
} as const
