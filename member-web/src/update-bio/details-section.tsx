/** Change My Details: another name or NRIC, which the insurer approves (2§4). What waits is shown field by field until it is decided. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import { formatDisplay, formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { ownDetailsTexts as texts, updateBioTexts } from '@member-care/domain/texts/update-bio-texts.ts'
import { identityChangeTexts } from '@member-care/domain/texts/user-verification-texts.ts'
import { identityFormErrors, type IdentityForm } from '@member-care/domain/user/identity-change-form.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { fitPhotos } from '../photo/fit-photo.ts'
import { ApiCallError, isUnanswered } from '../portal-api/api-client.ts'
import {
  readOwnIdentityChange,
  requestIdentityChange,
  type OwnIdentityChange,
} from '../portal-api/profile-changes-api.ts'
import { useSignedInUser } from '../session/session.ts'
import { ChangeForm, Done } from './change-form.tsx'
import { EvidenceFiles } from './evidence-files.tsx'

const ownChangeQuery = portalQuery({ key: ['own-identity-change'], load: readOwnIdentityChange })

export function DetailsSection() {
  const { value: request, phase, failure, reload } = useAnswer(ownChangeQuery)
  const [isSubmitted, setSubmitted] = useState(false)
  const waiting = request?.status === 'WAITING_VERIFICATION' ? request : undefined
  const submitted = () => {
    setSubmitted(true)
    reload()
  }
  return (
    <Panel title={updateBioTexts.details}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {isSubmitted && <Done>{identityChangeTexts.submitted}</Done>}
        {request === undefined && phase === 'failed' && <LoadFailure detail={failure ?? ''} onRetry={reload} />}
        {request === undefined && phase !== 'failed' && <Skeletons count={2} height={56} />}
        {waiting && <PendingChange request={waiting} />}
        {request !== undefined && !waiting && !isSubmitted && (
          <>
            {request?.status === 'REJECTED' && (
              <Notice tone="info">{request.hrProposal ? texts.declinedOfHr : texts.declined}</Notice>
            )}
            <RequestForm onSubmitted={submitted} />
          </>
        )}
      </Box>
    </Panel>
  )
}

/** Each field as it is and as it is to be. */
function PendingChange({ request }: { readonly request: NonNullable<OwnIdentityChange> }) {
  const { name, nric } = useSignedInUser()
  const { hrProposal, present } = request
  const since = formatSingaporeInstant(new Date(request.requestedAt))
  const rows = [
    { label: texts.name, now: name, asked: request.name },
    { label: texts.nric, now: nric, asked: request.nric },
    // Only HR proposes these two, and only what it proposes need be told.
    ...(request.birthdate === null
      ? []
      : [{ label: texts.birthdate, now: dateOr(present.birthdate), asked: formatDisplay(request.birthdate) }]),
    ...(request.gender === null
      ? []
      : [
          {
            label: texts.gender,
            now: present.gender === null ? texts.notKnown : texts.genders[present.gender],
            asked: texts.genders[request.gender],
          },
        ]),
  ]
  return (
    <>
      <Notice tone="info" title={texts.pendingTitle}>
        {hrProposal ? texts.proposedSince(hrProposal.companyName, since) : texts.pendingSince(since)}
      </Notice>
      {hrProposal && (
        <Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>{texts.reasonOfHr(hrProposal.reason)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{texts.wrongProposal}</Box>
        </Box>
      )}
      {rows.map(({ label, now, asked }) => (
        <Box key={label} component="section" aria-label={label}>
          <Box sx={{ fontWeight: 600, mb: 0.5 }}>{label}</Box>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5 }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {texts.now}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {now}
            </Box>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {texts.asked}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: asked === null ? 400 : 600 }}>
              {asked ?? texts.staysAsItIs}
            </Box>
          </Box>
        </Box>
      ))}
      {request.evidenceCount > 0 && <Box>{texts.evidenceAttached(request.evidenceCount)}</Box>}
    </>
  )
}

function dateOr(date: string | null): string {
  return date === null ? texts.notKnown : formatDisplay(date)
}

function RequestForm({ onSubmitted }: { readonly onSubmitted: () => void }) {
  const { name, nric } = useSignedInUser()
  const [files, setFiles] = useState<readonly File[]>([])
  // Sent again because its answer got lost, it is the same request.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const send = async (values: IdentityForm) => {
    const fitting = await fitPhotos(files)
    try {
      await requestIdentityChange({ name: values.name ?? '', nric: values.nric ?? '', files: fitting, idempotencyKey })
    } catch (error) {
      if (!(error instanceof ApiCallError && isUnanswered(error))) setKey(crypto.randomUUID())
      throw error
    }
    onSubmitted()
  }
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>{texts.lead}</Box>
      <ChangeForm<IdentityForm>
        initialValues={{ name, nric }}
        errors={(values) => identityFormErrors(values, { name, nric, shownNric: nric })}
        send={send}
        done={identityChangeTexts.submitted}
        submitLabel={texts.submit}
        sendingLabel={texts.submitting}
      >
        <TextInput name="name" label={texts.name} autoComplete="name" />
        <TextInput name="nric" label={texts.nric} autoComplete="off" inputProps={{ autoCapitalize: 'characters' }} />
        <EvidenceFiles files={files} onChange={setFiles} />
      </ChangeForm>
    </>
  )
}
