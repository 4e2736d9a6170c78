/** Card fields that are a page of the provider in a frame, which speaks with ours by messages. Only that frame, from that origin, is listened to. */
import { cardFieldsMessageSchema, type CardFieldsMessage } from '@member-care/domain/card/card-fields-message.ts'
import { walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import type { CardFields, CardFieldsPlace, Confirmed } from './card-fields.ts'
import { chosenScheme } from './look-of-page.ts'

const OPENED_WITHIN_MS = 30_000
/** What has loaded by then and has not said so is not the page of the fields, but one that says why it did not come. */
const SAYS_SO_WITHIN_MS = 3_000

export async function openFramedFields({ into, provider, begun }: CardFieldsPlace): Promise<CardFields> {
  const address = new URL(provider.fieldsUrl)
  const scheme = chosenScheme()
  if (scheme !== undefined) address.searchParams.set('scheme', scheme)
  const frame = document.createElement('iframe')
  frame.title = walletTexts.fieldsTitle
  frame.style.cssText = 'display: block; width: 100%; height: 376px; border: 0'
  // Of the portal's address the provider needs to know nothing.
  frame.referrerPolicy = 'no-referrer'
  frame.src = address.href

  let onSaid: (said: CardFieldsMessage) => void = () => {}
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== address.origin) return
    const said = cardFieldsMessageSchema.safeParse(data).data
    if (said?.kind === 'height') frame.style.height = `${said.height}px`
    else if (said) onSaid(said)
  }
  const destroy = () => {
    window.removeEventListener('message', listen)
    frame.remove()
  }
  window.addEventListener('message', listen)
  try {
    await new Promise<void>((resolve, reject) => {
      const giveUp = (after: number) => setTimeout(() => reject(new Error('The card fields did not open.')), after)
      const timers = [giveUp(OPENED_WITHIN_MS)]
      frame.addEventListener('load', () => timers.push(giveUp(SAYS_SO_WITHIN_MS)))
      onSaid = ({ kind }) => {
        if (kind !== 'ready') return
        timers.forEach((timer) => clearTimeout(timer))
        resolve()
      }
      into.replaceChildren(frame)
    })
  } catch (error) {
    destroy()
    throw error
  }
  return {
    confirm: () =>
      new Promise<Confirmed>((resolve) => {
        onSaid = (said) => {
          if (said.kind === 'outcome') resolve(said)
        }
        const { setupId, clientSecret } = begun
        frame.contentWindow?.postMessage({ kind: 'confirm', setupId, clientSecret }, address.origin)
      }),
    destroy,
  }
}
