/** Saves bytes that the page holds as a file of the person's. */

/** The browser has begun to save by then; the address is kept no longer (1§7). */
export const RELEASE_AFTER_MS = 100

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS)
}
