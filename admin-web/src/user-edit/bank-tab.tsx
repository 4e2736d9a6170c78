import { Alert, AlertTitle, Divider, Stack } from '@mui/material'
import { payoutWaitTexts } from '@member-care/domain/texts/payout-wait-texts.ts'
import { userEditTexts } from '@member-care/domain/texts/user-edit-texts.ts'
import {
  bankPartLabels,
  bankProposalStatusLabels,
  declineReasonTexts,
} from '@member-care/domain/texts/verification-texts.ts'
import { AccountSharingWarning } from '../bank/account-sharing-warning.tsx'
import { ProposeAccountForm } from '../bank/propose-account-form.tsx'
import { usePayoutWait } from '../claims/use-payout-wait.ts'
import { LONG_PATIENCE_MS } from '../console/answered-within.ts'
import { usePowers } from '../console/administrator.ts'
import { FieldList, Panel } from '../console/field-list.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { proposeBankAccount, type EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'

const { bank: texts, sections } = userEditTexts

/** Bank Details: the account that reimbursements go to, read-only, and the form that proposes another (3§2.10, C12b). */
export function BankTab(editing: UserEditing) {
  const { bankAccount } = editing.user
  return (
    <Stack spacing={2.5}>
      <Panel title={texts.current}>
        <AccountWait user={editing.user} />
        {bankAccount ? <FieldList fields={accountFields(bankAccount)} /> : texts.noAccount}
      </Panel>
      <ProposedBank {...editing} />
    </Stack>
  )
}

/** Until when nothing is paid to the account, because the member has entered it a short time ago. */
function AccountWait({ user: { payoutWait } }: Pick<UserEditing, 'user'>) {
  const wait = usePayoutWait(payoutWait)
  if (wait === undefined) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{payoutWaitTexts.title}</AlertTitle>
      {payoutWaitTexts.ofUser(wait)} {payoutWaitTexts.unlessVerified}
    </Alert>
  )
}

/** What was proposed last and what became of it, and the form for another proposal. */
export function ProposedBank({ user, onSaved }: UserEditing) {
  const powers = usePowers()
  const { send, isPending, failure } = useCommandSending<EditedUser>({ patience: LONG_PATIENCE_MS })
  return (
    <Panel title={sections.proposedBank}>
      {user.bankProposal ? <LastProposal proposal={user.bankProposal} /> : texts.noProposal}
      <Divider sx={{ my: 2.5 }} />
      {powers && (
        <ProposeAccountForm<EditedUser>
          label={texts.propose}
          introduction={texts.introduction}
          isWaiting={user.bankProposal?.status === 'WAITING_VERIFICATION'}
          obstacle={obstacleTo(user, powers.has('users.proposeBank'))}
          proposeLabel={texts.propose}
          propose={(account) => send(account, (options) => proposeBankAccount(user, account, options))}
          isPending={isPending}
          failure={failure}
          onDone={onSaved}
        />
      )}
    </Panel>
  )
}

function LastProposal({ proposal }: { proposal: NonNullable<EditedUser['bankProposal']> }) {
  return (
    <Stack spacing={2}>
      <FieldList fields={proposalFields(proposal)} />
      <AccountSharingWarning sharing={proposal.sharing} />
    </Stack>
  )
}

function obstacleTo({ isForgotten }: EditedUser, hasPower: boolean): string | undefined {
  if (!hasPower) return userEditTexts.readOnly
  return isForgotten ? userEditTexts.forgotten : undefined
}

function accountFields({ bankName, bankNo, branchNo, branchName, accountNo }: NonNullable<EditedUser['bankAccount']>) {
  return [
    { label: bankPartLabels.bankName, value: bankName },
    { label: bankPartLabels.bankNo, value: bankNo },
    { label: bankPartLabels.branchNo, value: branchName === null ? branchNo : `${branchNo} ${branchName}` },
    { label: bankPartLabels.accountNo, value: accountNo },
  ]
}

function proposalFields(proposal: NonNullable<EditedUser['bankProposal']>) {
  return [
    { label: texts.lastStatus, value: bankProposalStatusLabels[proposal.status] },
    ...(proposal.reason === null ? [] : [{ label: declineReasonTexts.label, value: proposal.reason }]),
    ...accountFields(proposal),
    { label: texts.proposedBy, value: proposal.isOwn ? texts.you : proposal.proposedBy },
    { label: texts.proposedAt, value: formatInstant(proposal.proposedAt) },
  ]
}
