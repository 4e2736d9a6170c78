/** Leads a waiting claim back into the form, with everything that is in it. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { withTimeLimit } from '@member-care/web-kit/live/with-time-limit.ts'
import { useWorkInHand, type WorkInHand } from '../drafts/work-in-hand.ts'
import { claimDraftCalls, type DraftCalls } from '../portal-api/drafts-api.ts'
import { keepOpenClaim } from './keep-open-claim.ts'
import type { Outbox } from './outbox.ts'
import { useOutbox } from './use-outbox.ts'
import type { FinishedDraft, WaitingClaim } from './waiting-claim.ts'

export function useOpenWaiting() {
  const { claim: work } = useWorkInHand()
  const outbox = useOutbox()
  const navigate = useNavigate()
  const [problem, tell] = useState<string | null>(null)

  const open = async (claim: WaitingClaim) => {
    const { id } = claim
    if (!(await keepOpenClaim(work, outbox, id))) return tell(outboxTexts.anotherIsOpen)
    if (!(await leadIntoForm(claim, { work, outbox, calls: claimDraftCalls }))) return tell(outboxTexts.isBeingFiled)
    await navigate(`/app/submitclaim?${new URLSearchParams({ draft: id, step: 'information' }).toString()}`)
  }
  return { open, problem, tell }
}

interface Surroundings {
  readonly work: WorkInHand['claim']
  readonly outbox: Pick<Outbox, 'takeBack' | 'content'>
  readonly calls: Pick<DraftCalls<ClaimKind>, 'readDrafts'>
}

/** @returns false where it may be filed already */
export async function leadIntoForm(
  { id, stand }: Pick<WaitingClaim, 'id' | 'stand'>,
  { work, outbox, calls }: Surroundings,
): Promise<boolean> {
  const wasTakenBack = stand.phase === 'in-form'
  // What has been changed in it since then is here.
  if (wasTakenBack && work.current()?.id === id) return true
  const taken = await outbox.takeBack(id)
  if (taken === undefined) return false
  const { draft, refusal = {} } = taken
  const isRefused = Object.keys(refusal).length > 0
  const refused = isRefused ? { errors: refusal, values: draft.values ?? {}, files: draft.documents } : null
  // What was changed in it without a network is newer, and else what the server has had since it was taken back.
  const begun = outbox.content().begun.find((one) => one.id === id)?.draft
  const saved = wasTakenBack && begun === undefined ? await savedSince(draft, calls) : undefined
  if (saved === undefined) work.resume({ ...(begun ?? draft), step: 'information', checked: !isRefused, refused })
  else {
    work.open(saved)
    work.change({ step: 'information', checked: false, refused }, id)
  }
  return true
}

/** Who presses a button does not wait longer for a line that does not answer. */
const ANSWERED_WITHIN_MS = 5_000

/** As the server has it, where that is newer. */
async function savedSince({ id, version }: FinishedDraft, { readDrafts }: Surroundings['calls']) {
  const drafts = await withTimeLimit(ANSWERED_WITHIN_MS, (signal) => readDrafts({ stepUp: 'quiet', signal })).catch(
    () => [],
  )
  return drafts.find((one) => one.id === id && one.version > version)
}
