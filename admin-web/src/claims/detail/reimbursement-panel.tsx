import { Box, Divider, Skeleton, Stack } from '@mui/material'
import { proposedAccountTexts } from '@member-care/domain/texts/verification-texts.ts'
import { claimPageTexts } from '@member-care/domain/texts/claim-page-texts.ts'
import { useBanks } from '../../bank/use-banks.ts'
import { usePowers } from '../../console/administrator.ts'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { ProposeAccountForm } from '../bank/propose-account-form.tsx'
import { ClaimAccountSharing } from '../claim-account-sharing.tsx'
import { paymentFields, proposalFields } from '../claim-fields.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { useShownClaim } from '../use-claim.ts'
import { FieldGroups } from './field-groups.tsx'

/** How the claim is paid: method and bank data, read-only, and the account that is proposed instead (3§2.15). */
export function ReimbursementPanel() {
  const claim = useShownClaim()
  return (
    <Stack spacing={2} sx={{ maxWidth: 720 }}>
      <FieldGroups groups={[paymentFields(claim)]} />
      <ClaimAccountSharing account="payment" />
      <ProposedAccount />
    </Stack>
  )
}

function ProposedAccount() {
  const claim = useShownClaim()
  const powers = usePowers()
  const banks = useBanks()
  const proposal = proposalFields(claim)
  return (
    <Panel title={proposedAccountTexts.title}>
      {proposal && (
        <>
          <Stack spacing={2}>
            <FieldList fields={proposal.fields} />
            <ClaimAccountSharing account="proposal" />
          </Stack>
          <Divider sx={{ my: 2.5 }} />
        </>
      )}
      {claim.payment.method !== 'Bank' ? (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{proposedAccountTexts.withoutAccount}</Box>
      ) : banks.error ? (
        <LoadFailure
          title={claimPageTexts.banksFailed}
          detail={banks.error.message}
          onRetry={() => void banks.refetch()}
        />
      ) : banks.data === undefined || powers === undefined ? (
        <Skeleton variant="rounded" height={220} aria-label={claimPageTexts.banksLoading} role="status" />
      ) : (
        <ProposeAccountForm banks={banks.data} obstacle={obstacleTo(claim, powers.has('claims.proposeBank'))} />
      )}
    </Panel>
  )
}

/** Others see the form disabled (3§6). */
function obstacleTo({ status }: ClaimRecord, hasPower: boolean): string | undefined {
  if (!hasPower) return proposedAccountTexts.noPower
  return status === 'PROCESSING' ? undefined : proposedAccountTexts.notProcessing
}
