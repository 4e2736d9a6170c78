/**
 * Asks for a fresh proof over a page, in the ways that the person has. The front end's own form asks for the code by
 * e-mail.
 */
import { useEffect, useState, type ReactNode } from 'react'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import CircularProgress from '@mui/material/CircularProgress'
import Box from '@mui/material/Box'
import type { Needed } from '@member-care/api/client/client.ts'
import type { SecondFactorCalls, WayOfProving } from './second-factor-calls.ts'
import { ShowFactorForm, type WayToShow } from './show-factor-form.tsx'

interface ProveFormProps {
  readonly calls: SecondFactorCalls
  /** A password cannot stand in for a one-time password. */
  readonly needed: Needed
  readonly onProved: () => void
  readonly onCancel: () => void
  readonly cancelLabel: string
  /** For people who have no other way. */
  readonly emailForm: ReactNode
}

export function ProveForm({ calls, needed, onProved, onCancel, cancelLabel, emailForm }: ProveFormProps) {
  const ways = useWays(calls)
  if (ways === undefined) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 120 }}>
        <CircularProgress size={28} aria-label={secondFactorPageTexts.loading} />
      </Box>
    )
  }
  const shown = ways.filter(
    (way): way is WayToShow => way !== 'email' && !(way === 'password' && needed === 'one-time-password'),
  )
  if (shown.length === 0) return emailForm
  return (
    <ShowFactorForm
      ways={shown}
      showPasskey={async () => ({ kind: 'passkey', response: await calls.proofPasskey() })}
      onShown={async (answer) => {
        if (answer.kind === 'password') await calls.proveByPassword(answer.password)
        else await calls.prove(answer)
        onProved()
      }}
      onCancel={onCancel}
      cancelLabel={cancelLabel}
    />
  )
}

/**
 * Undefined until the ways are known. If they cannot be asked for, the form for the e-mailed code says what is wrong.
 */
function useWays(calls: SecondFactorCalls): readonly WayOfProving[] | undefined {
  const [ways, setWays] = useState<readonly WayOfProving[]>()
  useEffect(() => {
    let isOpen = true
    calls.waysOfProving().then(
      (answer) => isOpen && setWays(answer),
      () => isOpen && setWays(['email']),
    )
    return () => {
      isOpen = false
    }
  }, [calls])
  return ways
}
