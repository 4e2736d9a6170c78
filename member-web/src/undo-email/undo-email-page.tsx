/** Undoing a change of the e-mail address, by the link that went to the address of before; a new password is chosen next. */
import { useMutation } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { errorTexts } from '@member-care/domain/texts/error-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { undoEmailTexts as texts } from '@member-care/domain/texts/update-bio-texts.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { useAnswer } from '../data/use-answer.ts'
import { Skeletons } from '../page/skeletons.tsx'
import { checkEmailUndo, undoEmailChange } from '../portal-api/forgotten-password-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { endSession } from '../session/session.ts'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'

export default function UndoEmailPage() {
  return (
    <PublicFrame>
      <QueriesProvider>
        <UndoEmail />
      </QueriesProvider>
    </PublicFrame>
  )
}

function UndoEmail() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const {
    value: email,
    failure,
    reload,
  } = useAnswer(portalQuery({ key: ['email-undo', token], load: () => checkEmailUndo(token) }))
  const undo = useMutation({
    mutationFn: () => undoEmailChange(token),
    onSuccess: (resetToken) => {
      // A session of this browser has ended with all others.
      endSession()
      void navigate(`/resetpassword/${resetToken}`, { replace: true })
    },
  })
  if (email === undefined)
    return (
      <SignInHeading title={texts.title}>
        {failure === undefined ? (
          <Skeletons count={2} height={56} />
        ) : (
          <LoadFailure detail={failure} onRetry={reload} />
        )}
      </SignInHeading>
    )
  if (email === null)
    return (
      <SignInHeading title={texts.deadTitle} lead={texts.deadLead}>
        <Link component={RouterLink} to="/" sx={{ py: 1 }}>
          {publicPageTexts.backToSignIn}
        </Link>
      </SignInHeading>
    )
  return (
    <SignInHeading title={texts.title} lead={texts.lead(email)}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {undo.isError && (
          <Notice tone="error" role="alert" title={errorTexts.issue}>
            {undo.error.message}
          </Notice>
        )}
        <Button variant="contained" size="large" loading={undo.isPending} onClick={() => undo.mutate()}>
          {texts.undo}
        </Button>
      </Box>
    </SignInHeading>
  )
}
