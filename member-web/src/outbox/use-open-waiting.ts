/** Leads a waiting claim back into the form, with everything that is in it. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { useWorkInHand } from '../drafts/work-in-hand.ts'
import { useOutbox } from './use-outbox.ts'
import type { WaitingClaim } from './waiting-claim.ts'

export function useOpenWaiting() {
  const { claim: work } = useWorkInHand()
  const { takeBack, content } = useOutbox()
  const navigate = useNavigate()
  const [problem, tell] = useState<string | null>(null)

  const open = async ({ id }: WaitingClaim) => {
    const here = work.current()
    if (here !== null && here.id !== id) await work.saveNow()
    // It would be lost: only one is open at a time.
    if (here !== null && here.id !== id && work.losesWithTab()) return tell(outboxTexts.anotherIsOpen)
    const taken = await takeBack(id)
    if (taken === undefined) return tell(outboxTexts.isBeingFiled)
    const { refusal = {} } = taken
    // What was changed in it without a network is newer.
    const draft = content().begun.find((one) => one.id === id)?.draft ?? taken.draft
    const isRefused = Object.keys(refusal).length > 0
    work.resume({
      ...draft,
      step: 'information',
      checked: !isRefused,
      refused: isRefused ? { errors: refusal, values: draft.values ?? {}, files: draft.documents } : null,
    })
    await navigate(`/app/submitclaim?${new URLSearchParams({ draft: id, step: 'information' }).toString()}`)
  }
  return { open, problem, tell }
}
