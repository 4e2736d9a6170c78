/** One of the statements, for reading. */
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { statementTexts } from '@member-care/domain/texts/statement-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { PublicFrame } from './public-frame.tsx'

export default function StatementPage({ name }: { readonly name: keyof typeof statementTexts }) {
  const { title, sections } = statementTexts[name]
  useEffect(() => {
    document.title = `${title} · ${publicPageTexts.product}`
  }, [title])
  return (
    <PublicFrame>
      <Box sx={{ maxWidth: 640 }}>
        <Typography variant="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {sections.map(({ heading, text }) => (
          <Box component="section" key={heading} sx={{ mb: 3 }}>
            <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
              {heading}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
        <Link component={RouterLink} to="/" sx={{ py: 1 }}>
          {publicPageTexts.backToSignIn}
        </Link>
      </Box>
    </PublicFrame>
  )
}
