import BackIcon from '@mui/icons-material/ArrowBack'
import { payableAmountText } from '@member-care/domain/claim/claim-display.ts'
import { formatDisplay, formatSingaporeInstant } from '@member-care/domain/dates/singapore-dates.ts'
import { amountText, parseCents } from '@member-care/domain/money/money.ts'
import { claimStatusLabels } from '@member-care/domain/texts/claim-status-texts.ts'
import { hrEmployeeTexts } from '@member-care/domain/texts/hr-employee-texts.ts'
import { Alert, Box, Button, Chip, Stack } from '@mui/material'
import { useGetOne, type HttpError } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { FieldList, Panel, type LabelledField } from '../../console/field-list.tsx'
import { PageSkeleton } from '../../console/page-skeleton.tsx'
import { growingListOptions } from '../../list/list-query.ts'
import type { InpatientClaim, OutpatientClaim } from '../hr-data-provider.ts'
import { employeeClaimsAddress } from './employee-addresses.ts'
import { EmployeeDocuments } from './employee-documents.tsx'
import { EmployeeFrame } from './employee-frame.tsx'
import { SettlementLetterButton } from './settlement-letter-button.tsx'
import { RecordFailure } from './record-failure.tsx'

const { claim: texts, claims } = hrEmployeeTexts
const { fields } = texts

/** An outpatient claim of an employee's family, as the company's configuration lets HR see it (S92). */
export function OutpatientClaimPage() {
  return (
    <EmployeeFrame title={claims.types[3]}>
      {() => (
        <ClaimShow<OutpatientClaim>
          resource="employee-outpatient-claims"
          aboutVisit={({ visitDate, benefitName, receiptNo }) => [
            { label: fields.visitDate, value: formatDisplay(visitDate) },
            { label: fields.benefitName, value: benefitName },
            { label: fields.receiptNo, value: receiptNo },
          ]}
          treatment={({ remarks }) => [{ label: fields.remarks, value: remarks ?? null }]}
        />
      )}
    </EmployeeFrame>
  )
}

/** As {@link OutpatientClaimPage}, of a stay in hospital. */
export function InpatientClaimPage() {
  return (
    <EmployeeFrame title={claims.types[2]}>
      {() => (
        <ClaimShow<InpatientClaim>
          resource="employee-inpatient-claims"
          aboutVisit={({ admissionDate, dischargeDate }) => [
            { label: fields.admissionDate, value: formatDisplay(admissionDate) },
            { label: fields.dischargeDate, value: formatDisplay(dischargeDate) },
          ]}
          treatment={({ reasonForTreatment, nameOfOperation, remarks }) => [
            { label: fields.reasonForTreatment, value: reasonForTreatment ?? null },
            { label: fields.nameOfOperation, value: nameOfOperation ?? null },
            { label: fields.remarks, value: remarks ?? null },
          ]}
        />
      )}
    </EmployeeFrame>
  )
}

interface ClaimShowProps<Claim> {
  readonly resource: string
  readonly aboutVisit: (claim: Claim) => readonly LabelledField[]
  readonly treatment: (claim: Claim) => readonly LabelledField[]
}

function ClaimShow<Claim extends OutpatientClaim | InpatientClaim>({
  resource,
  aboutVisit,
  treatment,
}: ClaimShowProps<Claim>) {
  const { userId = '', transactionNo = '' } = useParams()
  const {
    data: claim,
    error,
    refetch,
  } = useGetOne<Claim, HttpError>(resource, { id: transactionNo as Claim['id'], meta: { userId } }, growingListOptions)
  return (
    <>
      <Button component={Link} to={employeeClaimsAddress(userId)} startIcon={<BackIcon />} sx={{ mb: 1.5, ml: -1 }}>
        {texts.back}
      </Button>
      {claim ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Stack spacing={2.5}>
            <Panel title={texts.details}>
              {claim.filedByHr && <Chip size="small" label={texts.filedByHr} sx={{ mb: 1.5 }} />}
              <FieldList fields={[...commonFields(claim), ...aboutVisit(claim)]} />
            </Panel>
            {claim.showsTreatment && (
              <Panel title={texts.treatment}>
                <FieldList fields={treatment(claim)} />
              </Panel>
            )}
          </Stack>
          <Stack spacing={2.5}>
            <Alert severity="info">
              {claim.showsTreatment ? texts.recorded : `${texts.withheld} ${texts.recorded}`}
            </Alert>
            {'claimDocumentUrl' in claim && claim.claimDocumentUrl !== null && (
              <SettlementLetterButton userId={userId} claim={claim} />
            )}
            {claim.showsTreatment && <EmployeeDocuments userId={userId} claim={claim} />}
          </Stack>
        </Box>
      ) : error ? (
        <RecordFailure error={error} texts={texts} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function commonFields(claim: OutpatientClaim | InpatientClaim): readonly LabelledField[] {
  const { status, originalAmount } = claim
  const payableCents = parseCents(claim.payableAmount ?? '')
  return [
    { label: fields.transactionNo, value: claim.transactionNo ?? claims.noNumber },
    { label: fields.name, value: claim.name },
    { label: fields.status, value: claimStatusLabels[status] },
    { label: fields.submissionDate, value: formatSingaporeInstant(new Date(claim.submissionDate)) },
    { label: fields.providerName, value: claim.providerName },
    { label: fields.originalAmount, value: amountText(originalAmount.amount, originalAmount.currency) },
    {
      label: fields.payableAmount,
      value: payableAmountText({ status, payableCents, currency: originalAmount.currency }),
    },
  ]
}
