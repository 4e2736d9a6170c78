/** Where an invited administrator chooses a password (1§2). A link that is no good leads back to the sign-in, which says so. */
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { activationTexts } from '@member-care/domain/texts/account-texts.ts'
import { activationLead, activationPageTexts } from '@member-care/domain/texts/administrator-texts.ts'
import { QueriesProvider } from '../data/queries-provider.tsx'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { checkActivationLink } from '../portal-api/administrator-api.ts'
import { readPublicKey } from '../portal-api/session-api.ts'
import { PublicFrame } from '../public-pages/public-frame.tsx'
import { SignInHeading } from '../sign-in/sign-in-heading.tsx'
import { ActivationForm } from './activation-form.tsx'

export default function ActivationPage() {
  const { activationId } = useParams()
  if (activationId === undefined) return <ToSignIn info={activationTexts.invalidLink} />
  return (
    <PublicFrame>
      <QueriesProvider>
        <Activation activationId={activationId} />
      </QueriesProvider>
    </PublicFrame>
  )
}

function Activation({ activationId }: { readonly activationId: string }) {
  const { value: opened, failure, reload } = useAnswer(linkQuery(activationId))
  const [outcome, setOutcome] = useState<'activated' | 'dead'>()

  if (outcome === 'activated') return <ToSignIn info={activationTexts.success} />
  if (outcome === 'dead' || (opened !== undefined && opened.account === undefined))
    return <ToSignIn info={activationTexts.invalidActivationLink} />
  if (opened?.account === undefined) {
    return (
      <SignInHeading title={activationPageTexts.title}>
        {failure === undefined ? (
          <Skeletons count={3} height={56} />
        ) : (
          <LoadFailure detail={failure} onRetry={reload} />
        )}
      </SignInHeading>
    )
  }
  return (
    <SignInHeading title={activationPageTexts.title} lead={activationLead(opened.account.email)}>
      <ActivationForm
        activationId={activationId}
        publicKey={opened.publicKey}
        email={opened.account.email}
        onActivated={() => setOutcome('activated')}
        onDead={() => setOutcome('dead')}
      />
    </SignInHeading>
  )
}

function linkQuery(activationId: string) {
  const load = async () => {
    const [{ publicKey }, account] = await Promise.all([readPublicKey(), checkActivationLink(activationId)])
    return { publicKey, account }
  }
  return portalQuery({ key: ['activation-link', activationId], load })
}

function ToSignIn({ info }: { readonly info: string }) {
  return <Navigate to={{ pathname: '/', search: new URLSearchParams({ info }).toString() }} replace />
}
