/**
 * Has the browser make its first format of numbers while the page's program is still on its way. The first of any kind takes a slow phone 40 ms, whatever its
 * language, and else it would be made when the first amount is drawn.
 */
export function readyNumbers(): void {
  // A frame later: the opening sign is painted first.
  requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat().format(0)))
}
