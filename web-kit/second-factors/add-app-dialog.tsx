/** Adding an authenticator app: the QR code, the key for people who cannot scan it, and the first code. */
import { useEffect, useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { factorNameError, TOTP, totpCodeError } from '@member-care/domain/account/second-factors.ts'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { NameField } from './name-field.tsx'
import { QrCode } from '../page/qr-code.tsx'
import type { SecondFactorCalls } from './second-factor-calls.ts'
import { useSending } from './use-sending.ts'

const texts = secondFactorPageTexts.app

interface AddAppDialogProps {
  readonly calls: SecondFactorCalls
  /** @param recoveryCodes given with the first second factor */
  readonly onAdded: (recoveryCodes: readonly string[] | undefined) => void
  readonly onClose: () => void
}

type Begun = Awaited<ReturnType<SecondFactorCalls['beginApp']>>

export function AddAppDialog({ calls, onAdded, onClose }: AddAppDialogProps) {
  const [begun, setBegun] = useState<Begun>()
  const [code, setCode] = useState('')
  const [name, setName] = useState<string>(secondFactorPageTexts.appName)
  const [isTried, setTried] = useState(false)
  const beginning = useSending()
  const sending = useSending()
  const codeField = useRef<HTMLInputElement>(null)
  const isOpened = useRef(false)

  useEffect(() => {
    // The guard keeps StrictMode's second mount from making a second key.
    if (isOpened.current) return
    isOpened.current = true
    beginning.send(calls.beginApp, setBegun)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])

  const errors = { code: totpCodeError(code), name: factorNameError(name) }
  const submit = () => {
    setTried(true)
    if (begun === undefined) return
    if (errors.code !== undefined) return codeField.current?.focus()
    if (errors.name === undefined)
      sending.send(
        () => calls.confirmApp(begun.id, { code, name }),
        ({ recoveryCodes }) => onAdded(recoveryCodes),
      )
  }
  const shownError = (field: 'code' | 'name') =>
    isTried ? (errors[field] ?? textOf(sending.errors[field])) : undefined

  return (
    <FactorDialog
      title={texts.title}
      failure={beginning.failure ?? sending.failure}
      isPending={sending.isPending}
      submit={begun && { label: texts.submit }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{texts.scan}</Typography>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
        {begun ? (
          <QrCode text={begun.address} label={texts.qrLabel} />
        ) : (
          beginning.failure === null && <Skeleton variant="rounded" width={208} height={208} />
        )}
        {begun && (
          <Link href={begun.address} sx={{ py: 0.5 }}>
            {texts.open}
          </Link>
        )}
      </Box>
      {begun && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.key}{' '}
            <Box
              component="code"
              sx={{ display: 'block', color: 'text.primary', fontSize: '1rem', overflowWrap: 'anywhere' }}
            >
              {(begun.secret.match(/.{1,4}/g) ?? []).join(' ')}
            </Box>
          </Typography>
          <TextField
            fullWidth
            autoFocus
            inputRef={codeField}
            name="code"
            label={texts.code}
            value={code}
            onChange={({ target }) => {
              setCode(target.value.replace(/\D/g, '').slice(0, TOTP.digits))
              setTried(false)
            }}
            error={shownError('code') !== undefined}
            helperText={shownError('code') ?? texts.codeHint}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <NameField value={name} onChange={setName} error={shownError('name')} />
        </>
      )}
    </FactorDialog>
  )
}

function textOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined
}
