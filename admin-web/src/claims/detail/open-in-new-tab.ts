/** How long the new tab may take to read the bytes. */
const READING_TIME = 60_000

/** Opens bytes that this page holds in a tab of their own. */
export function openInNewTab(blob: Blob): void {
  const address = URL.createObjectURL(blob)
  window.open(address, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(address), READING_TIME)
}
