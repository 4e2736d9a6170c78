/** Asking for a link by e-mail, for a forgotten password or a locked account. What follows is the same for every address (1§4). */
import { useState } from 'react'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { linkRequestPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import type { LinkPurpose } from '../portal-api/forgotten-password-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'
import { LinkRequested } from './link-requested.tsx'
import { LinkRequestForm } from './link-request-form.tsx'

export default function LinkRequestPage({ purpose }: { readonly purpose: LinkPurpose }) {
  const { title, lead } = linkRequestPageTexts[purpose]
  const [completed, setCompleted] = useState(false)
  return (
    <PublicFrame>
      {completed ? (
        <SignInHeading title={linkRequestPageTexts.completedTitle}>
          <LinkRequested onAskAgain={() => setCompleted(false)} />
        </SignInHeading>
      ) : (
        <SignInHeading title={title} lead={lead}>
          <LinkRequestForm purpose={purpose} onCompleted={() => setCompleted(true)} />
          <Link component={RouterLink} to="/" sx={{ display: 'inline-block', py: 1, mt: 1.5 }}>
            {publicPageTexts.backToSignIn}
          </Link>
        </SignInHeading>
      )}
    </PublicFrame>
  )
}
