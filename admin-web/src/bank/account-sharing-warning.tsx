import { Alert, AlertTitle, Box } from '@mui/material'
import { accountSharingTexts } from '@member-care/domain/texts/verification-texts.ts'
import { PersonalText } from '../console/personal-text.tsx'
import { UserLink } from '../record/user-links.tsx'
import type { BankProposalRow } from './bank-proposal-row.ts'

/** Says who else uses an account, so that it is looked at again. A family may share one, so nothing is refused. */
export function AccountSharingWarning({ sharing }: { sharing: BankProposalRow['sharing'] }) {
  if (sharing === undefined) return null
  const { people, named } = sharing
  return (
    <Alert severity="warning" role="note" aria-label={accountSharingTexts.label}>
      <AlertTitle>{accountSharingTexts.title(people)}</AlertTitle>
      {named.length > 0 && (
        <Box component="ul" aria-label={accountSharingTexts.people} sx={{ listStyle: 'none', m: 0, mb: 0.5, p: 0 }}>
          {named.map(({ id, name }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <UserLink userId={id}>
                <PersonalText value={name} />
              </UserLink>
            </Box>
          ))}
          {people > named.length && <li>{accountSharingTexts.more(people - named.length)}</li>}
        </Box>
      )}
      {accountSharingTexts.hint}
    </Alert>
  )
}
