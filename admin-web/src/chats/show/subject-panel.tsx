import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney, amountText } from '@member-care/domain/money/money.ts'
import { chatDeskTexts } from '@member-care/domain/texts/chat-desk-texts.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import { guaranteeDeskTexts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { REDACTED } from '@member-care/domain/events/event-definition.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import RequestIcon from '@mui/icons-material/ContactSupportOutlined'
import { Box, Button, Skeleton, Stack } from '@mui/material'
import { useState } from 'react'
import { ShowBase, type HttpError } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { claimAddress } from '../../claims/claim-link.tsx'
import { decisionFields, statedFields } from '../../claims/claim-fields.ts'
import type { ClaimRecord, ClaimResource } from '../../claims/claim-record.ts'
import { ClaimStatusChip } from '../../claims/claim-status-chip.tsx'
import { DecisionDialog } from '../../claims/desk/decision-dialog.tsx'
import { deskAddress } from '../../claims/queue/queue-record.ts'
import { useAdministrator, usePowers } from '../../console/administrator.ts'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { possibleSteps } from '../../guarantees/decide/desk-steps.ts'
import { StepDialog } from '../../guarantees/decide/step-dialog.tsx'
import { guaranteeAddress } from '../../guarantees/guarantee-list-address.ts'
import type { Guarantee } from '../../guarantees/guarantee-record.ts'
import { GuaranteeStatusChip } from '../../guarantees/guarantee-status-chip.tsx'
import { shownRecord } from '../../record/whole-record.ts'
import { useShownTalk } from '../use-talk.ts'

const texts = chatDeskTexts.subject
const REQUEST = 'request-information'

/** The claim or letter that the member asks about, as the console's own calls show it: masked by role, each look on record. */
export function SubjectPanel() {
  const { subject } = useShownTalk()
  if (!subject) return <Panel title={texts.title}>{texts.none}</Panel>
  const { id, type } = subject
  const resource = type === 'elog' ? 'guarantees' : type === 'inpclaim' ? 'userinpatient' : 'userOutpatient'
  return (
    <Panel title={texts.title}>
      <ShowBase<ClaimRecord | Guarantee>
        key={id}
        resource={resource}
        id={id}
        queryOptions={shownRecord}
        disableAuthentication
        render={({ record, error, refetch }) =>
          record ? (
            type === 'elog' ? (
              <LetterSummary letter={record as Guarantee} />
            ) : (
              <ClaimSummary claim={record as ClaimRecord} resource={resource as ClaimResource} />
            )
          ) : error ? (
            <LoadFailure title={texts.failed} detail={(error as HttpError).message} onRetry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={200} />
          )
        }
      />
    </Panel>
  )
}

function ClaimSummary({ claim, resource }: { claim: ClaimRecord; resource: ClaimResource }) {
  const { id, claimNo, status, details, amount, currency, actions } = claim
  const decides = usePowers()?.has('claims.decide') === true
  const [isAsking, setAsking] = useState(false)
  const decision = decisionFields(claim)
  const [visit] = statedFields(claim)
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 620 }}>
        {claimPageTexts.titleOf(claimNo)}
        <ClaimStatusChip status={status} />
      </Box>
      <FieldList
        fields={[
          { label: claimPageTexts.facts.claimant, value: claim.claimantName },
          { label: claimPageTexts.facts.amount, value: amountText(amount, currency) },
          ...(visit?.fields ?? []),
          ...decision.fields,
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions.includes(REQUEST) && (
          <Button variant="outlined" startIcon={<RequestIcon />} onClick={() => setAsking(true)}>
            {texts.askForInformation}
          </Button>
        )}
        <Button
          variant="outlined"
          component={RouterLink}
          to={decides ? deskAddress({ id, kind: details.kind }) : claimAddress(resource, id)}
        >
          {decides ? texts.toDesk : texts.toClaim}
        </Button>
      </Box>
      {isAsking && <DecisionDialog decision={REQUEST} onClose={() => setAsking(false)} />}
    </Stack>
  )
}

function LetterSummary({ letter }: { letter: Guarantee }) {
  const { id, number, status, hospital, admissionOn, patientName, amountCents } = letter
  const { fields } = guaranteeDeskTexts
  const decides = usePowers()?.has('guarantees.decide') === true
  const ownId = useAdministrator()?.id as string | undefined
  const [isAsking, setAsking] = useState(false)
  const mayAsk = decides && possibleSteps(letter, ownId).includes(REQUEST)
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontWeight: 620 }}>
        {number}
        <GuaranteeStatusChip status={status} />
      </Box>
      <FieldList
        fields={[
          { label: fields.patient, value: patientName ?? REDACTED },
          { label: fields.hospital, value: hospital },
          { label: fields.admission, value: formatDisplay(admissionOn) },
          {
            label: guaranteeDeskTexts.columns.amount,
            value: amountCents === null ? null : formatMoney(amountCents, 'SGD'),
          },
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {mayAsk && (
          <Button variant="outlined" startIcon={<RequestIcon />} onClick={() => setAsking(true)}>
            {texts.askForInformation}
          </Button>
        )}
        <Button variant="outlined" component={RouterLink} to={guaranteeAddress(id)}>
          {texts.toLetter}
        </Button>
      </Box>
      {isAsking && (
        <StepDialog step={REQUEST} guarantee={letter} isPossible={mayAsk} onClose={() => setAsking(false)} />
      )}
    </Stack>
  )
}
