/** How to reach the people behind the portal; what the deployment has set. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { usePortalAbout } from '../public-pages/portal-about.ts'

export function SupportContact() {
  const support = usePortalAbout()?.support
  if (support === undefined) return null
  return (
    <Box
      sx={{
        mt: 'auto',
        px: 2,
        pt: 3,
        pb: 1,
        display: 'grid',
        justifyItems: 'start',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {shellTexts.needHelp}
      <Link href={`mailto:${support.email}`} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
        {support.email}
      </Link>
      <Link href={`tel:${support.phone.replaceAll(' ', '')}`} sx={{ py: 0.5 }}>
        {support.phone}
      </Link>
    </Box>
  )
}
