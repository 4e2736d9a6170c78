/** The heading of a step of the sign-in with what stands below it. */
import { useEffect, type ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'

interface SignInHeadingProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

export function SignInHeading({ title, lead, children }: SignInHeadingProps) {
  useEffect(() => {
    document.title = `${title} · ${publicPageTexts.product}`
  }, [title])
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography variant="h1" sx={{ mb: lead === undefined ? 3 : 1 }}>
        {title}
      </Typography>
      {lead !== undefined && <Typography sx={{ color: 'text.secondary', mb: 3 }}>{lead}</Typography>}
      {children}
    </Box>
  )
}
