/** Home: what needs the member now, where their last claim stands, and the ways on. */
import Box from '@mui/material/Box'
import { useSignedInUser } from '../session/session.ts'
import { PageHeading } from '../page/PageHeading.tsx'
import { ClaimsOverview } from './ClaimsOverview.tsx'
import { greetingFor, longDate } from './greeting.ts'
import { QuickLinks } from './QuickLinks.tsx'
import { UnfinishedClaim } from '../submit-claim/UnfinishedClaim.tsx'

export default function HomePage() {
  const { name } = useSignedInUser()
  const now = new Date()
  return (
    <>
      <PageHeading title={`${greetingFor(now)}, ${name}`} tabTitle="Home" lead={longDate(now)} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <UnfinishedClaim />
        <ClaimsOverview />
        <QuickLinks />
      </Box>
    </>
  )
}
