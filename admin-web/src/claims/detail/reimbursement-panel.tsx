import { Box, Divider, Stack } from '@mui/material'
import { proposedAccountTexts } from '@member-care/domain/texts/verification-texts.ts'
import { ProposeAccountForm } from '../../bank/propose-account-form.tsx'
import { LONG_PATIENCE_MS } from '../../console/answered-within.ts'
import { usePowers } from '../../console/administrator.ts'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { ClaimAccountSharing } from '../claim-account-sharing.tsx'
import { paymentFields, proposalFields } from '../claim-fields.ts'
import type { ClaimRecord } from '../claim-record.ts'
import { useClaimCommand } from '../use-claim-command.ts'
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
  const { run, isPending, failure } = useClaimCommand({ patience: LONG_PATIENCE_MS })
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
      ) : (
        powers && (
          <ProposeAccountForm<ClaimRecord>
            label={proposedAccountTexts.title}
            introduction={proposedAccountTexts.introduction}
            isWaiting={claim.bankProposal?.status === 'WAITING_VERIFICATION'}
            obstacle={obstacleTo(claim, powers.has('claims.proposeBank'))}
            proposeLabel={proposedAccountTexts.propose}
            propose={(account) =>
              run(account, (options, dataProvider) => dataProvider.proposeBankAccount(claim.id, account, options))
            }
            isPending={isPending}
            failure={failure}
          />
        )
      )}
    </Panel>
  )
}

/** Others see the form disabled (3§6). */
function obstacleTo({ status }: ClaimRecord, hasPower: boolean): string | undefined {
  if (!hasPower) return proposedAccountTexts.noPower
  return status === 'PROCESSING' ? undefined : proposedAccountTexts.notProcessing
}
