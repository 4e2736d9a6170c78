/** What a page asks by itself, without anybody's doing, does not keep the session from going idle (S08). */

let asking = 0

/** Runs what asks by itself: reads that it begins say so to the server. */
export async function askUnattended(ask: () => Promise<unknown>): Promise<void> {
  asking += 1
  await ask().finally(() => (asking -= 1))
}

export function isAskedUnattended(): boolean {
  return asking > 0
}
