import { coverDifferencePageTexts as texts } from '@member-care/domain/texts/cover-difference-texts.ts'
import { Alert, AlertTitle, Box, Link } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useShownClaim } from '../use-claim.ts'
import { differencesOf, nowText, paidText, type CoverDifference } from './difference-record.ts'

/** Says of a decided claim that it would come to another amount now, with the way to close that; nothing where it would not. */
export function DifferenceOfClaim() {
  const { id, status } = useShownClaim()
  const { data } = useGetList<CoverDifference>(
    'cover-differences',
    { filter: { claimId: id }, pagination: { page: 1, perPage: 1 }, sort: { field: 'foundAt', order: 'DESC' } },
    { enabled: status === 'APPROVED' },
  )
  const difference = data?.[0]
  if (difference === undefined) return null
  return (
    <Alert severity="warning">
      <AlertTitle>{texts.ofClaim.title}</AlertTitle>
      <Box>{texts.paidAndNow(paidText(difference), nowText(difference))}</Box>
      <Link
        component={RouterLink}
        to={differencesOf(difference.companyId)}
        color="inherit"
        underline="always"
        sx={{ display: 'inline-block', minHeight: 24 }}
      >
        {texts.ofClaim.link}
      </Link>
    </Alert>
  )
}
