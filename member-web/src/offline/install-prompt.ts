/** The browser's offer to put the portal on the home screen, kept until somebody takes it up (profile). Safari and Firefox make none. */

/** Of Chrome and what is made of it; no standard, so that the compiler does not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

/** As the page opens: the browser says it once. */
export function followInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Else some browsers lay a bar over the page.
    event.preventDefault()
    keep(event as InstallPromptEvent)
  })
  window.addEventListener('appinstalled', () => keep(null))
}

export function isInstallOffered(): boolean {
  return offered !== null
}

export function followInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An offer may be taken up once. */
export async function takeUpInstallOffer(): Promise<void> {
  const offer = offered
  keep(null)
  await offer?.prompt()
}

/** Whether the portal was opened from the home screen. */
export function isOnHomeScreen(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches
}

function keep(offer: InstallPromptEvent | null): void {
  offered = offer
  for (const listener of listeners) listener()
}
