/**
 * Submit Claim: a wizard of three steps (1§2). The step and the draft are in the address, so that the browser's Back leads to the step
 * before, and a reload or a new sign-in to the same claim; what is filled in is in the draft.
 */
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import Box from '@mui/material/Box'
import { draftTexts } from '@member-care/domain/texts/claim-draft-texts.ts'
import { outboxTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { menuTexts } from '@member-care/domain/texts/portal-texts.ts'
import { afterAllWords } from '@member-care/web-kit/language/late-part.ts'
import { portalQuery } from '../data/portal-query.ts'
import { StandOfDraft } from '../drafts/stand-of-draft.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { claimDraftCalls } from '../portal-api/drafts-api.ts'
import { useSession } from '../session/session.ts'
import { PageNotFound } from '../page/page-not-found.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { useMenu } from '../menu/use-menu.ts'
import type { PutAside } from './confirm/put-aside-claim.tsx'
import type { Receipt } from './confirm/submitted-claim.tsx'
import { claimDraftWords } from './claim-draft-words.ts'
import { useDraft, useUnfinishedClaim, type ClaimDraft } from './use-unfinished-claim.ts'
import { TypeStep } from './type-step.tsx'
import { keepOpenClaim } from '../outbox/keep-open-claim.ts'
import { isKeptHere } from '../outbox/outbox.ts'
import { useOutbox, useOutboxContent } from '../outbox/use-outbox.ts'
import { isWizardStep, WizardSteps, type WizardStep } from './wizard-steps.tsx'

/** In one file, so that a claim whose form could be opened can be ended without a connection too. */
const loadLaterSteps = afterAllWords(() => import('./later-steps.ts'))
const InformationStep = lazy(async () => ({ default: (await loadLaterSteps()).InformationStep }))
const ConfirmStep = lazy(async () => ({ default: (await loadLaterSteps()).ConfirmStep }))
const PutAsideClaim = lazy(async () => ({ default: (await loadLaterSteps()).PutAsideClaim }))
const SubmittedClaim = lazy(async () => ({ default: (await loadLaterSteps()).SubmittedClaim }))

/** It knows the rules of bank accounts, which the first step does without. */
const loadBegunClaims = afterAllWords(() => import('../outbox/begun-claims.ts'))
const nothingFollowed = () => undefined

export default function SubmitClaimPage() {
  const configs = useBenefitConfigs()
  const mayClaim = useMenu().some(({ entry }) => entry === 'submitClaim')
  if (configs.phase === 'failed') return <NotReachable failure={configs.failure} onRetry={configs.reload} />
  if (configs.value === undefined) return <Skeletons count={3} height={120} />
  return mayClaim ? <NamedDraft /> : <PageNotFound />
}

/** The page keeps its heading where what it needs does not come: a screen reader says where one is, and what went wrong. */
function NotReachable({
  failure = '',
  onRetry,
}: {
  readonly failure: string | undefined
  readonly onRetry: () => void
}) {
  return (
    <>
      <PageHeading title={menuTexts.submitClaim} />
      <LoadFailure detail={failure} onRetry={onRetry} />
    </>
  )
}

/** The wizard; with the draft that the address names, when that is not the one that is open. */
function NamedDraft() {
  const [query] = useSearchParams()
  const open = useDraft()
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [putAside, setPutAside] = useState<PutAside | null>(null)
  const named = query.get('draft')
  const wizard = <Wizard onSubmitted={setReceipt} onPutAside={setPutAside} />
  if (putAside !== null) return <PutAsideClaim claim={putAside} onAnother={() => setPutAside(null)} />
  if (receipt !== null) return <SubmittedClaim receipt={receipt} onAnother={() => setReceipt(null)} />
  return named === null || open?.id === named ? (
    wizard
  ) : (
    <SavedElsewhere key={named} draftId={named} otherwise={wizard} />
  )
}

/** Opens a draft as the server has it. @param otherwise what is shown when it is not there any more */
function SavedElsewhere({ draftId, otherwise }: { readonly draftId: string; readonly otherwise: ReactNode }) {
  const claim = useUnfinishedClaim()
  const { open, resume } = claim
  const outbox = useOutbox()
  const { value, phase, failure, failureCode, reload } = useAnswer(
    portalQuery({
      key: ['draft-to-open', draftId],
      load: async (signal) => {
        if (!(await keepOpenClaim(claim, outbox, draftId))) throw new Error(outboxTexts.anotherIsOpen)
        // What is on this device alone is newer than what the server has of it.
        const begun = await outbox.findBegun(draftId).catch(() => undefined)
        return (
          begun ??
          (await claimDraftCalls.readDrafts({ signal, stepUp: 'ask' })).find(({ id }) => id === draftId) ??
          null
        )
      },
    }),
  )
  const found = value ?? undefined
  useEffect(() => {
    if (found === undefined) return
    if ('ownerId' in found) resume(found)
    else open(found)
  }, [found, open, resume])
  if (phase === 'loaded' && found === undefined) return otherwise
  if (phase === 'failed' && failureCode !== 428) return <NotReachable failure={failure} onRetry={reload} />
  return <Skeletons count={3} height={120} />
}

/** What this device has kept of a draft that is gone, once what became of it is safe. */
async function forgetOnceSaved(
  claim: ReturnType<typeof useUnfinishedClaim>,
  outbox: ReturnType<typeof useOutbox>,
  goneId: string,
): Promise<void> {
  await claim.saveNow()
  const isKept = outbox.content().begun.some(({ id }) => id === goneId)
  // A device that does not let go of it shows it among what is unfinished.
  if (isKept && !claim.losesWithTab()) await outbox.forgetBegun(goneId).catch(() => undefined)
}

interface GoTo {
  readonly field?: string | undefined
  readonly draftId?: string
  readonly takesShared?: boolean
}

interface WizardProps {
  readonly onSubmitted: (receipt: Receipt) => void
  readonly onPutAside: (claim: PutAside) => void
}

function Wizard({ onSubmitted, onPutAside }: WizardProps) {
  const claim = useUnfinishedClaim()
  const draft = useDraft()
  const outbox = useOutbox()
  const outboxContent = useOutboxContent()
  const { verifications, user, isLastSeen } = useSession()
  const [query, setQuery] = useSearchParams()
  const step = reachableStep(query, draft)

  useEffect(() => {
    window.scrollTo({ top: 0 })
    if (step === 'type') void claim.saveNow()
    else if (claim.current()?.step !== step) {
      claim.change({ step })
      void claim.saveNow()
    }
    return () => void claim.saveNow()
  }, [step, claim])
  useEffect(() => {
    loadBegunClaims().then(({ followBegun }) => followBegun(claim, outbox), nothingFollowed)
  }, [claim, outbox])
  useEffect(() => {
    loadBegunClaims().then(({ nameOwnAccount }) => nameOwnAccount(claim), nothingFollowed)
  }, [claim, user, isLastSeen, draft?.id])
  useEffect(() => {
    // Where it cannot be had, the step says so when it is opened.
    loadLaterSteps().catch(() => undefined)
  }, [])
  // After a new sign-in, and once the session has been verified, what had to wait is sent.
  useEffect(() => claim.synchronise(), [claim, verifications])

  const goTo = (next: WizardStep, options: GoTo = {}) => {
    const draftId = options.draftId ?? claim.current()?.id
    // What another app shared stays in the address until somebody has said what becomes of it.
    const shared = options.takesShared === true ? null : query.get('shared')
    setQuery({
      ...(next !== 'type' && draftId !== undefined && { draft: draftId, step: next }),
      ...(options.field !== undefined && { field: options.field }),
      ...(shared !== null && { shared }),
    })
  }
  return (
    <>
      <PageHeading title={menuTexts.submitClaim} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box>
          <WizardSteps current={step} onGoTo={(to) => goTo(to)} />
          {step !== 'type' && (
            <Box sx={{ mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>{draftTexts.keptFor}</Box>
          )}
        </Box>
        {step !== 'type' && draft !== null && (
          <StandOfDraft
            draft={draft}
            isKeptHere={isKeptHere(outboxContent, draft.id)}
            work={claim}
            words={claimDraftWords()}
            isTyping={step === 'information'}
            onKeepAsNew={() => {
              goTo('information', { draftId: claim.keepAsNew() })
              void forgetOnceSaved(claim, outbox, draft.id)
            }}
            onStartAgain={() => {
              claim.close()
              // What this device has kept of it would be offered again.
              void outbox.forgetBegun(draft.id).catch(() => undefined)
              goTo('type')
            }}
          />
        )}
        {step === 'type' && <TypeStep onChosen={(draftId, shared) => goTo('information', { draftId, ...shared })} />}
        <Suspense fallback={<Skeletons count={3} height={120} />}>
          {step === 'information' && draft !== null && (
            <InformationStep
              key={`${draft.id} ${draft.opened}`}
              kind={draft.kind}
              focusField={query.get('field')}
              onDone={() => goTo('confirm')}
            />
          )}
          {step === 'confirm' && draft !== null && (
            <ConfirmStep
              draft={draft}
              kind={draft.kind}
              onEdit={(field) => goTo('information', { field })}
              onSubmitted={(receipt) => {
                onSubmitted(receipt)
                claim.close()
                setQuery({}, { replace: true })
              }}
              onPutAside={() => {
                onPutAside({
                  id: draft.id,
                  kind: draft.kind,
                  companyId: draft.values?.companyId ?? '',
                  at: new Date(),
                  fileNames: namesOf(draft),
                })
                claim.close()
                setQuery({}, { replace: true })
              }}
            />
          )}
        </Suspense>
      </Box>
    </>
  )
}

const namesOf = ({ documents }: ClaimDraft) => documents.map(({ file }) => file.name)

/** A step can be opened once the ones before it are done. */
function reachableStep(query: URLSearchParams, draft: ClaimDraft | null): WizardStep {
  const wanted = query.get('step')
  if (draft === null || query.get('draft') !== draft.id || !isWizardStep(wanted)) return 'type'
  return wanted === 'confirm' && !draft.checked ? 'information' : wanted
}
