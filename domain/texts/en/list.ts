/** What every list of the console says beside its rows. */

export const listTexts = {
  notLoaded: 'Not loaded',
  pages: 'Pages',
  page: 'Page',
  pageNumber: (page: string) => `Page ${page}`,
  rowsPerPage: 'Rows per page',
  ofPages: (pages: string) => `of ${pages}`,
  moreThan: (total: string) => `more than ${total}`,
  goTo: {
    first: 'Go to the first page',
    previous: 'Go to the previous page',
    next: 'Go to the next page',
    last: 'Go to the last page',
  },
  columns: 'Columns',
  more: 'Show more',
  denser: 'Compact rows',
  looser: 'Comfortable rows',
  clear: 'Clear',
  noMatch: 'Nothing matches these filters.',
} as const
