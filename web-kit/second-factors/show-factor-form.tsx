/** Asks for a second factor, or for the password again: one way at a time, and the others a button away. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { recoveryCodeError, TOTP, totpCodeError } from '@member-care/domain/account/second-factors.ts'
import { signInTexts } from '@member-care/domain/texts/account-texts.ts'
import { secondFactorPageTexts, waysToShow } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { hasPasskeys } from './passkey-browser.ts'
import type { FactorAnswer, WayOfProving } from './second-factor-calls.ts'
import { TrustDeviceBox } from './trust-device-box.tsx'

const texts = secondFactorPageTexts.step

export type WayToShow = Exclude<WayOfProving, 'email'>

interface ShowFactorFormProps {
  readonly ways: readonly WayToShow[]
  /** Has the browser show a passkey for a challenge of ours. */
  readonly showPasskey: () => Promise<FactorAnswer & { kind: 'passkey' }>
  /** Rejects when it is wrong, with the text to show. */
  readonly onShown: (
    answer: FactorAnswer | { readonly kind: 'password'; readonly password: string },
    options: { readonly trustDevice: boolean },
  ) => Promise<void>
  readonly mayTrustDevice?: boolean
  readonly onCancel: () => void
  readonly cancelLabel: string
}

/** In the order in which they are offered: the strongest first. */
const order: readonly WayToShow[] = ['passkey', 'totp', 'password', 'recovery-code']

export function ShowFactorForm({
  ways,
  showPasskey,
  onShown,
  mayTrustDevice = false,
  onCancel,
  cancelLabel,
}: ShowFactorFormProps) {
  const offered = order.filter((way) => ways.includes(way) && (way !== 'passkey' || hasPasskeys()))
  const [way, setWay] = useState<WayToShow>(offered[0] ?? 'recovery-code')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [trustDevice, setTrustDevice] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const passkeyButton = useRef<HTMLButtonElement>(null)

  useEffect(() => (way === 'passkey' ? passkeyButton : field).current?.focus(), [way])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    const error = problemOf(way, typed)
    setProblem(error)
    setFailure(null)
    if (error !== undefined) return field.current?.focus()
    setChecking(true)
    try {
      await onShown(way === 'passkey' ? await showPasskey() : answerOf(way, typed), { trustDevice })
    } catch (refusal) {
      setFailure(refusal instanceof Error ? refusal.message : String(refusal))
      setTyped('')
      setChecking(false)
      field.current?.focus()
    }
  }
  const choose = (next: WayToShow) => {
    setWay(next)
    setTyped('')
    setProblem(undefined)
    setFailure(null)
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{leads[way]}</Typography>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      {way !== 'passkey' && (
        <TextField
          {...fieldProps[way]}
          key={way}
          fullWidth
          inputRef={field}
          value={typed}
          onChange={({ target }) =>
            setTyped(way === 'totp' ? target.value.replace(/\D/g, '').slice(0, TOTP.digits) : target.value)
          }
          error={problem !== undefined}
          helperText={problem ?? (way === 'totp' ? secondFactorPageTexts.app.codeHint : undefined)}
        />
      )}
      {mayTrustDevice && <TrustDeviceBox isTrusted={trustDevice} onChange={setTrustDevice} />}
      <Button ref={passkeyButton} type="submit" variant="contained" size="large" aria-disabled={isChecking}>
        {isChecking
          ? way === 'passkey'
            ? secondFactorPageTexts.passkey.waiting
            : texts.checking
          : way === 'passkey'
            ? texts.usePasskey
            : texts.submit}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        {offered
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} onClick={() => choose(other)}>
              {waysToShow[other]}
            </Button>
          ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {way === 'recovery-code' && texts.lostAll}
      </Typography>
    </Box>
  )
}

const leads: Readonly<Record<WayToShow, string>> = {
  passkey: texts.passkeyLead,
  totp: texts.appLead,
  'recovery-code': texts.recoveryLead,
  password: texts.passwordLead,
}

const fieldProps = {
  totp: {
    name: 'totp',
    label: secondFactorPageTexts.app.code,
    autoComplete: 'one-time-code',
    slotProps: { htmlInput: { inputMode: 'numeric' } },
  },
  'recovery-code': {
    name: 'recoveryCode',
    label: texts.recoveryCode,
    autoComplete: 'off',
    slotProps: { htmlInput: { autoCapitalize: 'none', spellCheck: false } },
  },
  password: { name: 'password', label: texts.password, type: 'password', autoComplete: 'current-password' },
} as const

function problemOf(way: WayToShow, typed: string): string | undefined {
  if (way === 'totp') return totpCodeError(typed)
  if (way === 'recovery-code') return recoveryCodeError(typed)
  return way === 'password' && typed === '' ? signInTexts.passwordRequired : undefined
}

function answerOf(
  way: Exclude<WayToShow, 'passkey'>,
  typed: string,
): FactorAnswer | { kind: 'password'; password: string } {
  return way === 'password' ? { kind: way, password: typed } : { kind: way, code: typed }
}
