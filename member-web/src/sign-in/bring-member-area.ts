/** What somebody comes for is fetched while they type: on a slow phone it would else begin to come only after the sign-in. */
import { whereAfterSignIn } from '@member-care/domain/account/sign-in-form.ts'
import { learnWordsOfMemberArea } from '@member-care/web-kit/language/settle-language.ts'

let isBegun = false

/**
 * Brings the member area's program and words, and the page that opens next; the first call of the page's life does it all.
 * @param redirect the address that they were led here from
 */
export async function bringMemberArea(redirect: string | null): Promise<void> {
  // Many browsers fetch nothing again that has failed once.
  if (isBegun || !navigator.onLine) return
  const { pathname } = new URL(whereAfterSignIn('client', redirect), window.location.origin)
  if (!/^\/app(\/|$)/i.test(pathname)) return
  isBegun = true
  try {
    const [{ bringPageAt }] = await Promise.all([import('../shell/member-area.tsx'), learnWordsOfMemberArea()])
    await bringPageAt(pathname)
  } catch {
    // What cannot be had says so when it is drawn.
  }
}
