/** Pages that belong to a menu entry and have an address of their own. */
const pagesElsewhere: Readonly<Record<string, string>> = { '/app/store': '/app/product' }

/** Whether an address belongs to the page of a menu entry: its own address or below it; Home is only itself. */
export function isPageOf(entryPath: string, pathname: string): boolean {
  if (pathname === entryPath) return true
  const starts = [entryPath, pagesElsewhere[entryPath]]
  return entryPath !== '/app' && starts.some((start) => start !== undefined && pathname.startsWith(`${start}/`))
}
