/** Why a step was refused (AUTH-059), with the ways to an account that the person may have already. */
import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { registrationPageTexts } from '@member-care/domain/texts/registration-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import type { RegistrationFailure } from './registration-failure.ts'

const { waysOn } = registrationPageTexts
const links = [
  { to: '/', label: waysOn.signIn },
  { to: '/forgetpassword', label: waysOn.forgotPassword },
  { to: '/recoveraccount', label: waysOn.recoverAccount },
]

export function FailureNotice({ failure }: { readonly failure: RegistrationFailure | null }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the button that was pressed may be far below it.
    if (failure !== null) box.current?.focus()
  }, [failure])
  if (failure === null) return null
  return (
    <Notice ref={box} tone="error" role="alert" title={failure.title} action={failure.offersSignIn && <WaysOn />}>
      {failure.text}
    </Notice>
  )
}

function WaysOn() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}>
      {links.map(({ to, label }) => (
        <Link key={to} component={RouterLink} to={to} sx={{ py: 0.75 }}>
          {label}
        </Link>
      ))}
    </Box>
  )
}
