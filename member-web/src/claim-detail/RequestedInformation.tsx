/** The one thing that waits for the member: what the insurer asks for, and how to send it. */
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { usePortalAbout } from '../public-pages/portal-about.ts'

const { detail } = claimTexts

export function RequestedInformation({ request }: { readonly request: string }) {
  const support = usePortalAbout()?.support
  return (
    <Box sx={{ p: 2.5, borderRadius: 1.5, bgcolor: 'secondary.light', borderLeft: 4, borderColor: 'secondary.main', display: 'grid', gap: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 650, color: 'secondary.main' }}>
        {detail.yourTurn}
      </Typography>
      {request !== '' && (
        <Box>
          {detail.asked}
          <Box component="blockquote" sx={{ m: 0, fontWeight: 550, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {request}
          </Box>
        </Box>
      )}
      {support !== undefined && (
        <Box>
          {detail.howToSend}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, '& a': { py: 0.5 } }}>
            <Link href={`mailto:${support.email}`}>{support.email}</Link>
            <Link href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</Link>
          </Box>
        </Box>
      )}
    </Box>
  )
}
