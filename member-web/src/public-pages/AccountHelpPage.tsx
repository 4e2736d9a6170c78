/** Registering, a forgotten password and a locked account are handled by the support team: what to send them, and where to. */
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { accountHelpTexts } from '@member-care/domain/texts/statement-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { usePortalAbout } from './portal-about.ts'
import { PublicFrame } from './PublicFrame.tsx'

export default function AccountHelpPage({ matter }: { readonly matter: keyof typeof accountHelpTexts }) {
  const { title, text } = accountHelpTexts[matter]
  const support = usePortalAbout()?.support
  useEffect(() => {
    document.title = `${title} · ${publicPageTexts.product}`
  }, [title])
  return (
    <PublicFrame>
      <Box sx={{ width: '100%', maxWidth: 420, display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        {support !== undefined && (
          <>
            <Button variant="contained" size="large" href={`mailto:${support.email}?subject=${encodeURIComponent(title)}`}>
              E-mail {support.email}
            </Button>
            <Typography>
              Or call <Link href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</Link>
            </Typography>
          </>
        )}
        <Link component={RouterLink} to="/" sx={{ py: 1 }}>
          {publicPageTexts.backToSignIn}
        </Link>
      </Box>
    </PublicFrame>
  )
}
