import BackIcon from '@mui/icons-material/ArrowBack'
import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { amountText } from '@member-care/domain/money/money.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { hrClaimTexts } from '@member-care/domain/texts/hr-claim-texts.ts'
import { Box, Button, Stack } from '@mui/material'
import { ShowBase, useRecordContext, useShowContext, type HttpError, type ShowControllerResult } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { claimAddress } from '../claims/claim-link.tsx'
import { ClaimDocuments } from '../claims/detail/claim-documents.tsx'
import { PayoutWaitAlert } from '../claims/payout-wait.tsx'
import { FieldList, Panel, type LabelledField } from '../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { PageSkeleton } from '../console/page-skeleton.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { useLeftList } from '../list/left-list.ts'
import { shownRecord } from '../record/whole-record.ts'
import type { HrClaim } from './hr-claim-record.ts'

/** A claim that HR filed, with its attachments (3§2.13). */
export default function HrClaimPage() {
  const { hrclaimId = '' } = useParams()
  return (
    <ShowBase resource="hr-claims" id={hrclaimId} queryOptions={shownRecord} disableAuthentication>
      <HrClaimShow />
    </ShowBase>
  )
}

function HrClaimShow() {
  const { record: claim, error, refetch } = useShowContext<HrClaim>() as ShowControllerResult<HrClaim, HttpError>
  const list = useLeftList('hr-claims', '/hrclaims')
  return (
    <>
      <Button component={Link} to={list} startIcon={<BackIcon />} sx={{ mb: 1, ml: -2 }}>
        {hrClaimTexts.back}
      </Button>
      <PageHeading title={hrClaimTexts.claimTitle} actions={<WholeClaim />}>
        {claim && `${claim.companyName} · ${claim.typeOfClaim}`}
      </PageHeading>
      {claim && <PayoutWaitAlert claim={claim} mb={2.5} />}
      {claim ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Stack spacing={2.5}>
            <Panel title={hrClaimTexts.details}>
              <FieldList fields={claimFields(claim)} />
            </Panel>
            <Panel title={hrClaimTexts.treatment}>
              <FieldList fields={treatmentFields(claim)} />
            </Panel>
          </Stack>
          <ClaimDocuments />
        </Box>
      ) : error ? (
        <LoadFailure
          title={error.status === 404 ? consoleTexts.dataNotFound : hrClaimTexts.claimFailed}
          detail={error.message}
          {...(error.status !== 404 && { onRetry: () => void refetch() })}
        />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

/** It is a claim like any other (S20): its status and history stand there. */
function WholeClaim() {
  const claim = useRecordContext<HrClaim>()
  if (!claim) return null
  const { id, typeOfClaim } = claim
  return (
    <Button
      variant="outlined"
      component={Link}
      to={claimAddress(typeOfClaim === 'Inpatient Claim' ? 'userinpatient' : 'userOutpatient', id)}
    >
      {hrClaimTexts.fullClaim}
    </Button>
  )
}

const { fields } = hrClaimTexts

function claimFields(claim: HrClaim): readonly LabelledField[] {
  return [
    { label: fields.client, value: claim.companyName },
    { label: fields.type, value: claim.typeOfClaim },
    { label: fields.claimant, value: claim.claimantName },
    { label: fields.amount, value: amountText(claim.amount, claim.currency) },
    { label: fields.submittedBy, value: claim.submittedBy },
    { label: fields.created, value: formatInstant(claim.createdAt) },
    { label: fields.updated, value: formatInstant(claim.updatedAt) },
  ]
}

function treatmentFields({
  typeOfClaim,
  providerName,
  admissionDate,
  dischargeDate,
  visitDate,
  receiptNo,
  prePostHospitalisation,
}: HrClaim): readonly LabelledField[] {
  const provider = { label: fields.provider, value: providerName }
  if (typeOfClaim === 'Inpatient Claim')
    return [
      provider,
      { label: fields.admissionDate, value: shown(admissionDate) },
      { label: fields.dischargeDate, value: shown(dischargeDate) },
    ]
  return [
    provider,
    { label: fields.visitDate, value: shown(visitDate) },
    { label: fields.receiptNo, value: receiptNo ?? null },
    { label: fields.prePost, value: prePostHospitalisation ? hrClaimTexts.prePost[prePostHospitalisation] : null },
  ]
}

function shown(date: string | undefined): string | null {
  return date === undefined ? null : formatDisplay(date)
}
