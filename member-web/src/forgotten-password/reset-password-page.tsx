/** Choosing a new password with the link from an e-mail (1§2). */
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { resetPageTexts } from '@member-care/domain/texts/password-page-texts.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { checkResetLink } from '../portal-api/forgotten-password-api.ts'
import { readPublicKey } from '../portal-api/session-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { useSession } from '../session/session.ts'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'
import { DeadLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { PasswordChanged } from './password-changed.tsx'

export default function ResetPasswordPage() {
  const { user } = useSession()
  if (user !== null) return <Navigate to="/app" replace />
  return (
    <PublicFrame>
      <QueriesProvider>
        <ResetPassword />
      </QueriesProvider>
    </PublicFrame>
  )
}

function ResetPassword() {
  const { tokenId: token = '' } = useParams()
  const { value: opened, failure, reload } = useAnswer(linkQuery(token))
  const [outcome, setOutcome] = useState<'changed' | 'dead'>()

  if (outcome === 'changed') return <PasswordChanged />
  if (outcome === 'dead' || opened?.valid === false) return <DeadLink />
  return (
    <SignInHeading title={resetPageTexts.title} lead={resetPageTexts.lead}>
      {opened !== undefined && (
        <NewPasswordForm
          token={token}
          publicKey={opened.publicKey}
          onChanged={() => setOutcome('changed')}
          onDead={() => setOutcome('dead')}
        />
      )}
      {opened === undefined &&
        (failure === undefined ? (
          <Skeletons count={3} height={56} />
        ) : (
          <LoadFailure detail={failure} onRetry={reload} />
        ))}
    </SignInHeading>
  )
}

function linkQuery(token: string) {
  const load = async () => {
    const [{ publicKey }, { valid }] = await Promise.all([readPublicKey(), checkResetLink(token)])
    return { publicKey, valid }
  }
  return portalQuery({ key: ['reset-link', token], load })
}
