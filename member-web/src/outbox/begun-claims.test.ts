import { afterEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '../drafts/draft.ts'
import type { WorkInHand } from '../drafts/work-in-hand.ts'
import { beginSession, endSession } from '../session/session.ts'
import type { SignedInUser } from '../session/session-contract.ts'
import { bringBegun } from './begun-claims.ts'
import type { Outbox } from './outbox.ts'
import type { FinishedDraft } from './waiting-claim.ts'

afterEach(() => void vi.unstubAllGlobals())

class NeverAnswered extends EventTarget {
  readonly upload = new EventTarget()
  readonly open = () => undefined
  readonly setRequestHeader = () => undefined
  readonly send = () => undefined
  readonly abort = () => undefined
}

test('a session that ends while a claim is brought to the server holds back no later bringing', async () => {
  const request = (name: string, _options: object, work: (lock: object) => unknown) => {
    const result = work({})
    // The claim is on its way.
    if (name.endsWith('one')) endSession({ message: 'You were signed out.', reason: 'IDLE' })
    return Promise.resolve(result)
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  beginSession({ uuid: 'willow', accessToken: 'token', nric: '', bankDetail: null } as SignedInUser)
  vi.stubGlobal('XMLHttpRequest', NeverAnswered)
  const file = new File(['receipt'], 'receipt.png', { type: 'image/png' })
  // The server has the draft, and not its document.
  const draft: FinishedDraft = {
    ...emptyDraft({ id: 'one', kind: 'outpatient', ownerId: 'willow', recordId: null }),
    version: 1,
    documents: [{ key: 'receipt', category: 'INV/RCP', file, content: file }],
    states: { receipt: { phase: 'waiting' } },
  }
  const begun = { id: draft.id, ownerId: draft.ownerId, keptAt: '', draft }
  const outbox = { content: () => ({ begun: [begun], claims: [], filed: [] }) } as Partial<Outbox> as Outbox
  let isOver = false
  void bringBegun({ current: () => null } as WorkInHand['claim'], outbox).finally(() => (isOver = true))
  await vi.waitFor(() => expect(isOver).toBe(true))
})
