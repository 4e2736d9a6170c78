/** One eLOG: where it stands and what is to do, its letters, what was asked, its documents and what has happened (2§2). */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useParams } from 'react-router-dom'
import { guaranteeStepsOf } from '@member-care/domain/guarantee/guarantee-status.ts'
import { elogMeanings, elogRecordsTexts, elogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { ChatButton } from '../claim/claim-questions.tsx'
import { FieldList } from '../claim-detail/field-list.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { BackToList } from '../page/back-to-list.tsx'
import { KeepsFocus } from '../page/keeps-focus.tsx'
import { NotUpToDate } from '../page/not-up-to-date.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { readGuarantee, type Guarantee } from '../portal-api/guarantees-api.ts'
import { ChangeLetter } from './change-letter.tsx'
import { ElogBadge } from './elog-badge.tsx'
import { ElogDocuments } from './elog-documents.tsx'
import { answerFields, requestFields } from './elog-fields.ts'
import { ElogTimeline } from './elog-timeline.tsx'
import { GiveInformation } from './give-information.tsx'
import { LettersPanel } from './letters-panel.tsx'
import { WithdrawElog } from './withdraw-elog.tsx'

export default function ElogPage() {
  const { guaranteeId = '' } = useParams()
  const {
    value: guarantee,
    phase,
    failure,
    failureCode,
    reload,
  } = useAnswer(portalQuery({ key: ['guarantee', guaranteeId], load: (signal) => readGuarantee(guaranteeId, signal) }))
  if (failureCode === 404) return <MissingElog />
  return (
    <KeepsFocus>
      <BackToList usual="/app/elogrecords" />
      <PageHeading title={guarantee?.number ?? elogTexts.elog} {...(guarantee && { lead: guarantee.hospital })}>
        {guarantee !== undefined && <ChatButton type="elog" id={guarantee.id} companyId={guarantee.companyId} />}
      </PageHeading>
      {guarantee === undefined && phase === 'loading' && <Skeletons count={3} height={180} />}
      {guarantee === undefined && phase === 'failed' && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
      {guarantee !== undefined && phase === 'failed' && <NotUpToDate title={elogTexts.notUpToDate} onRetry={reload} />}
      {guarantee !== undefined && <ElogPanels guarantee={guarantee} onChanged={reload} />}
    </KeepsFocus>
  )
}

interface ElogPanelsProps {
  readonly guarantee: Guarantee
  readonly onChanged: () => void
}

function ElogPanels({ guarantee, onChanged }: ElogPanelsProps) {
  const steps = guaranteeStepsOf('member', guarantee.status)
  const given = guarantee.informationAnswer
  const answers = answerFields(guarantee.questionnaire)
  const { status, reason } = guarantee
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
        <Panel title={elogTexts.standing} action={<ElogBadge status={status} />}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Typography>{elogMeanings[status]}</Typography>
            {reason !== null && <FieldList fields={[{ label: elogRecordsTexts.remarks, value: reason }]} columns={1} />}
            {guarantee.asksInformation && steps.includes('give-information') && (
              <GiveInformation guarantee={guarantee} onGiven={onChanged} />
            )}
            {given !== null && given !== '' && (
              <FieldList
                fields={[
                  { label: elogTexts.asked, value: guarantee.informationRequest ?? '' },
                  { label: elogTexts.yourAnswer, value: given },
                ]}
                columns={1}
              />
            )}
            {steps.includes('withdraw') && <WithdrawElog guaranteeId={guarantee.id} onWithdrawn={onChanged} />}
          </Box>
        </Panel>
        <LettersPanel guarantee={guarantee} />
        {steps.includes('ask-for-change') && <ChangeLetter guarantee={guarantee} onChanged={onChanged} />}
        <Panel title={elogTexts.request}>
          <FieldList fields={requestFields(guarantee)} />
        </Panel>
        {answers.length > 0 && (
          <Panel title={elogTexts.answers}>
            <FieldList fields={answers} />
          </Panel>
        )}
        <ElogDocuments guarantee={guarantee} />
      </Box>
      <Box sx={{ alignSelf: 'start' }}>
        <ElogTimeline {...guarantee} />
      </Box>
    </Box>
  )
}

/** None of the member's has this id. */
function MissingElog() {
  return (
    <>
      <BackToList usual="/app/elogrecords" />
      <PageHeading title={elogTexts.elog} />
      <Notice tone="error" role="alert" title={elogTexts.missing}>
        {elogTexts.missingLead}
      </Notice>
    </>
  )
}
