/** Locks of the browser (Web Locks): only one of all tabs brings claims to the server that were begun on the device, and none that is open in another one. */

/** @param id of a claim; absent: of the bringing itself */
export function lockOf(id = ''): string {
  return `member-care.begun.${id}`
}

/** Whether a page has a claim in hand: it is open there, or on its way to the server. */
export async function isInHand(draftId: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(draftId))
}
