/** Card fields that are a page of the provider in a frame, which speaks with ours by messages. Only that frame, from that origin, is listened to. */
import { walletTexts } from '@member-care/domain/texts/wallet-texts.ts'
import { z } from 'zod'
import type { CardFields, CardFieldsPlace, Confirmed } from './card-fields.ts'
import { isShownDark } from './look-of-page.ts'

const OPENED_WITHIN_MS = 20_000

const saidSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('height'), height: z.number().min(0).max(2_000) }),
  z.object({
    kind: z.literal('outcome'),
    outcome: z.enum(['added', 'incomplete', 'refused', 'unknown']),
    message: z.string().default(''),
  }),
])
type Said = z.infer<typeof saidSchema>

export async function openFramedFields({ into, provider, begun }: CardFieldsPlace): Promise<CardFields> {
  const address = new URL(provider.fieldsUrl)
  address.searchParams.set('scheme', isShownDark() ? 'dark' : 'light')
  const frame = document.createElement('iframe')
  frame.title = walletTexts.fieldsTitle
  frame.style.cssText = 'display: block; width: 100%; height: 260px; border: 0'
  // Of the portal's address the provider needs to know nothing.
  frame.referrerPolicy = 'no-referrer'
  frame.src = address.href

  let onSaid: (said: Said) => void = () => {}
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== address.origin) return
    const said = saidSchema.safeParse(data).data
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
      const giveUp = setTimeout(() => reject(new Error('The card fields did not open.')), OPENED_WITHIN_MS)
      onSaid = ({ kind }) => {
        if (kind !== 'ready') return
        clearTimeout(giveUp)
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
