/** Shows bytes that were fetched with the token, where an element can only take an address. */
import { useCallback } from 'react'

/** A ref that gives an element the address of the blob, for as long as the element is on the screen. */
export function useBlobAddress<Shown extends HTMLImageElement | HTMLIFrameElement | HTMLAnchorElement>(blob: Blob) {
  return useCallback(
    (element: Shown | null) => {
      if (element === null) return undefined
      const address = URL.createObjectURL(blob)
      element.setAttribute(element instanceof HTMLAnchorElement ? 'href' : 'src', address)
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
}
