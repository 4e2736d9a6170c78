/** Whether an address belongs to the page of a menu entry: its own address or below it; Home is only itself. */
export function isPageOf(entryPath: string, pathname: string): boolean {
  return pathname === entryPath || (entryPath !== '/app' && pathname.startsWith(`${entryPath}/`))
}
