const KIB = 1024

/** A file's size for people: `812 KB`, `4.9 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`
  const kilobytes = bytes / KIB
  return kilobytes < KIB ? `${Math.round(kilobytes)} KB` : `${(kilobytes / KIB).toFixed(1)} MB`
}
