/** The browser's clock, storage and page, and the way to the server. */
import { keptText } from '@member-care/web-kit/storage/kept-value.ts'
import type { DraftCalls } from '../../portal-api/drafts-api.ts'
import { currentSession } from '../../session/session.ts'
import type { Surroundings } from './surroundings.ts'

export function browserSurroundings<Kind extends string>(calls: DraftCalls<Kind>): Surroundings<Kind> {
  return {
    clock: {
      now: () => new Date(),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    network: {
      isUp: () => navigator.onLine,
      onUp: (run) => listen(window, 'online', run),
      ...calls,
    },
    page: {
      onHidden: (run) => {
        const stops = [
          listen(window, 'pagehide', run),
          listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && run()),
        ]
        return () => stops.forEach((stop) => stop())
      },
      askBeforeLeaving: (losesSomething) =>
        listen(window, 'beforeunload', (event) => losesSomething() && event.preventDefault()),
    },
    storage: (key) => keptText('tab', key),
    owner: () => currentSession().user?.uuid,
    newId: () => crypto.randomUUID(),
  }
}

function listen(target: EventTarget, name: string, hear: (event: Event) => void): () => void {
  target.addEventListener(name, hear)
  return () => target.removeEventListener(name, hear)
}
