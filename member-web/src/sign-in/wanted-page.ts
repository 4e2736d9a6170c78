/**
 * The page that somebody wanted before they were sent to the issuer. It stays in the tab: the way there and back passes
 * other origins. None of them need know it, and none could put another one in. The code that reads it still asks
 * `whereAfterSignIn` whether it is a page of ours.
 */
import { storedSessionKeys } from '@member-care/domain/account/stored-session.ts'
import { keptText } from '@member-care/web-kit/storage/kept-value.ts'

const kept = keptText('tab', storedSessionKeys.wantedPage)

/** @param redirect the sign-in page's own parameter; null forgets what an earlier way has left */
export function keepWantedPage(redirect: string | null): void {
  if (redirect === null) kept.forget()
  else kept.keep(redirect)
}

export function wantedPage(): string | null {
  return kept.read()
}
