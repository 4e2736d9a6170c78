/**
 * Asking for a letter of guarantee: the form, and afterwards its receipt in the form's place (2§2, 2§4). The draft is in the address, so that a
 * reload or a new sign-in leads to the same request; what is filled in is in the draft.
 */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import Box from '@mui/material/Box'
import { requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { letterDraftTexts } from '@member-care/domain/texts/letter-draft-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { useBenefitConfigs, type BenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { DiscardDialog } from '../drafts/discard-dialog.tsx'
import { useOpenDraft } from '../drafts/work-in-hand.ts'
import { PageHeading } from '../page/page-heading.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { letterDraftCalls } from '../portal-api/drafts-api.ts'
import type { CompanyEntry } from '../session/session-contract.ts'
import { useSession, useSignedInUser } from '../session/session.ts'
import { RequestForm } from './request-form.tsx'
import { RequestedNotice, type RequestOfCompany } from './requested-notice.tsx'
import { isRequest, requestDraftWords, useUnfinishedRequest } from './unfinished-request.ts'
import { UnfinishedRequests } from './unfinished-requests.tsx'

export default function RequestElogPage() {
  const { companies } = useSignedInUser()
  const configs = useBenefitConfigs()
  const [requested, setRequested] = useState<RequestOfCompany | null>(null)
  useEffect(() => {
    if (requested !== null) window.scrollTo({ top: 0 })
  }, [requested])
  if (requested !== null) return <RequestedNotice requested={requested} onAnother={() => setRequested(null)} />
  const offering = offeringCompanies(companies, configs.value ?? {})
  return (
    <>
      <PageHeading title={requestElogTexts.title} lead={requestElogTexts.lead} />
      {configs.value === undefined && configs.phase === 'loading' && <Skeletons count={4} height={88} />}
      {configs.value === undefined && configs.phase === 'failed' && (
        <LoadFailure detail={configs.failure ?? ''} onRetry={configs.reload} />
      )}
      {configs.value !== undefined && offering.length === 0 && (
        <Notice tone="info">{requestElogTexts.notOffered}</Notice>
      )}
      {offering.length > 0 && <NamedRequest companies={offering} onRequested={setRequested} />}
    </>
  )
}

interface NamedRequestProps {
  readonly companies: readonly CompanyEntry[]
  readonly onRequested: (requested: RequestOfCompany) => void
}

/** The form of the request that the address names; of a new one where it names none. */
function NamedRequest({ companies, onRequested }: NamedRequestProps) {
  const work = useUnfinishedRequest()
  const draft = useOpenDraft(work)
  const { verifications } = useSession()
  const [query, setQuery] = useSearchParams()
  const named = query.get('draft')
  const [missing, setMissing] = useState<string | null>(null)
  // Those that were there when the form was opened anew stay in sight while it is filled in.
  const [begunHere, setBegunHere] = useState<string | null>(null)
  const [discarding, setDiscarding] = useState<string | null>(null)
  // The one that was just closed: the address names it a moment longer.
  const [left, setLeft] = useState<string | null>(null)
  if (named === null && left !== null) setLeft(null)
  if (named === null && draft?.touched === false && draft.id !== begunHere) setBegunHere(draft.id)
  const isElsewhere = named !== null && named !== draft?.id && named !== left && named !== discarding
  useEffect(() => {
    if (named === null && work.current()?.touched !== true) work.begin('letter-request')
  }, [named, draft === null, work]) // eslint-disable-line react-hooks/exhaustive-deps -- begun anew when none is open
  useEffect(() => {
    if (!isElsewhere && draft?.touched === true && named !== draft.id) setQuery({ draft: draft.id }, { replace: true })
  }, [isElsewhere, draft?.touched, draft?.id, named, setQuery])
  // After a new sign-in, and once the session has been verified, what had to wait is sent.
  useEffect(() => work.synchronise(), [work, verifications])
  useEffect(() => () => void work.saveNow(), [work])

  const startAgain = () => {
    setLeft(named)
    setMissing(null)
    work.close()
    setQuery({}, { replace: true })
  }
  const beginAnother = async () => {
    await work.saveNow()
    startAgain()
  }
  if (isElsewhere)
    return (
      <SavedElsewhere
        key={named}
        draftId={named}
        onMissing={() => {
          startAgain()
          setMissing(named)
        }}
      />
    )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {missing !== null && <Notice tone="warning">{letterDraftTexts.gone}</Notice>}
      {begunHere !== null && begunHere === draft?.id && <UnfinishedRequests except={begunHere} />}
      {draft === null ? (
        <Skeletons count={4} height={120} />
      ) : (
        <RequestForm
          key={`${draft.id} ${draft.opened}`}
          draft={draft}
          companies={companies}
          onRequested={(requested) => {
            onRequested(requested)
            startAgain()
          }}
          onKeepAsNew={() => {
            setLeft(named)
            work.keepAsNew()
          }}
          onStartAgain={startAgain}
          onBeginAnother={() => void beginAnother()}
          onDiscard={() => setDiscarding(draft.id)}
        />
      )}
      {discarding !== null && (
        <DiscardDialog
          words={requestDraftWords()}
          discard={() => work.discard(discarding)}
          onClose={(isDiscarded) => {
            setDiscarding(null)
            if (isDiscarded) startAgain()
          }}
        />
      )}
    </Box>
  )
}

/** Opens a request as the server has it. */
function SavedElsewhere({ draftId, onMissing }: { readonly draftId: string; readonly onMissing: () => void }) {
  const { open, saveNow } = useUnfinishedRequest()
  const { value, phase, failure, failureCode, reload } = useAnswer(
    portalQuery({
      key: ['letter-draft-to-open', draftId],
      load: async (signal) => {
        // The one that is open here is saved before another takes its place.
        await saveNow()
        return letterDraftCalls.readDrafts({ signal, stepUp: 'ask' })
      },
    }),
  )
  const found = value?.find((draft) => isRequest(draft) && draft.id === draftId)
  const isMissing = phase === 'loaded' && found === undefined
  useEffect(() => {
    if (found !== undefined) open(found)
    else if (isMissing) onMissing()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once it is known
  }, [found, isMissing, open])
  if (phase === 'failed' && failureCode !== 428) return <LoadFailure detail={failure ?? ''} onRetry={reload} />
  return <Skeletons count={4} height={120} />
}

/** Those that employ the member and offer letters of guarantee. */
function offeringCompanies(companies: readonly CompanyEntry[], configs: BenefitConfigs): readonly CompanyEntry[] {
  return companies.filter(
    ({ companyId, memberType }) => memberType === 'E' && configs[companyId]?.featuresConfig.allowLOG === true,
  )
}
