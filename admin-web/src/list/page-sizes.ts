/** How many rows a page of a list may have; the first is the usual one (3§9). */
export const pageSizes = [10, 20, 50] as const
