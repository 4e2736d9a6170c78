/**
 * E-mail, password and captcha. The password leaves the browser only encrypted (AUTH-019).
 * It does without the form library of the larger forms, which would double the first download's share of our own code.
 */
import { Suspense, useEffect, useState, type FormEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { signInFormErrors, type SignInForm } from '@member-care/domain/account/sign-in-form.ts'
import type { SessionEndReason } from '@member-care/domain/account/session-lifetime.ts'
import { signInTexts, tellsOfLock } from '@member-care/domain/texts/account-texts.ts'
import { sorryText } from '@member-care/domain/texts/error-texts.ts'
import { signInPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { ApiCallError } from '../portal-api/api-client.ts'
import { readPublicKey, signIn } from '../portal-api/session-api.ts'
import type { SignInResult } from '../session/session-contract.ts'
import { useAppConfig } from '../configuration/use-app-config.ts'
import { Captcha } from '../captcha/captcha.tsx'
import { latePart } from '@member-care/web-kit/language/late-part.ts'
import { learnAllWords } from '@member-care/web-kit/language/settle-language.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { focusFirstError } from '../form/focus-first-error.ts'
import { TextLine } from '@member-care/web-kit/fields/text-line.tsx'
import { encryptForServer } from '@member-care/api/client/encrypt-for-server.ts'
import { PasswordInput } from './password-input.tsx'
import { SignInHeading } from './sign-in-heading.tsx'
import { SignInLinks } from './sign-in-links.tsx'

const LockDialog = latePart(() => import('./lock-dialog.tsx'))

interface CredentialsFormProps {
  /** A message that the page was opened with, such as why the last session ended. */
  readonly info: string | null
  /** Why the last session ended, in words beside that. */
  readonly endReason: SessionEndReason | null
  /** Where the person will be led. */
  readonly returnsTo: string | null
  /** Something has been put in. */
  readonly onTyped: () => void
  readonly onAccepted: (result: SignInResult) => void
}

export function CredentialsForm({ info, endReason, returnsTo, onTyped, onAccepted }: CredentialsFormProps) {
  const [form, setForm] = useState<SignInForm>({})
  const [left, setLeft] = useState<ReadonlySet<keyof SignInForm>>(new Set())
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [locked, setLocked] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const loginIDTypes = useAppConfig()?.loginIDTypes ?? []
  const endWords = useEndWords(endReason, returnsTo)
  const anyIdentifier = loginIDTypes.length > 0
  const errors = signInFormErrors(form, { anyIdentifier })

  const fieldProps = (name: 'email' | 'password') => ({
    name,
    value: form[name] ?? '',
    onChange: (event: { target: { value: string } }) => {
      onTyped()
      setForm({ ...form, [name]: event.target.value })
    },
    onBlur: () => setLeft((before) => new Set([...before, name])),
    error: left.has(name) ? errors[name] : undefined,
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setLeft(new Set(['email', 'password', 'captchaResponse']))
    focusFirstError(errors)
    if (Object.keys(errors).length > 0 || sending) return
    setFailure(null)
    setSending(true)
    try {
      await send(form, onAccepted)
    } catch (error) {
      const message = error instanceof ApiCallError ? error.message : String(error)
      setFailure(message)
      setLocked(tellsOfLock(message))
      setAttempt((number) => number + 1)
      // The captcha starts anew, so it is not yet missing.
      setLeft(new Set(['email', 'password']))
    } finally {
      setSending(false)
    }
  }

  return (
    <SignInHeading title={signInPageTexts.title} lead={signInPageTexts.lead}>
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
        {info !== null && info !== '' && (
          <Notice tone="info" title={endReason === null ? undefined : info}>
            {endReason === null ? info : endWords}
          </Notice>
        )}
        {failure !== null && (
          <Notice tone="error" title={signInTexts.failedTitle} role="alert">
            {sorryText(failure)}
          </Notice>
        )}
        <TextLine
          {...fieldProps('email')}
          type={anyIdentifier ? 'text' : 'email'}
          label={identifierLabel(loginIDTypes)}
          autoComplete="username"
          inputProps={{ inputMode: anyIdentifier ? 'text' : 'email', autoCapitalize: 'none', spellCheck: false }}
        />
        <PasswordInput {...fieldProps('password')} />
        <Captcha
          onSolved={(proof) => setForm((before) => ({ ...before, captchaResponse: proof ?? '' }))}
          attempt={attempt}
        />
        {left.has('captchaResponse') && errors.captchaResponse !== undefined && (
          <Notice tone="error" title={signInTexts.captchaTitle} role="alert">
            {errors.captchaResponse}
          </Notice>
        )}
        <Button type="submit" variant="contained" size="large" aria-disabled={sending}>
          {sending ? signInPageTexts.signingIn : signInPageTexts.signIn}
        </Button>
        <SignInLinks />
      </Box>
      <Suspense fallback={null}>{locked && <LockDialog onClose={() => setLocked(false)} />}</Suspense>
    </SignInHeading>
  )
}

/** Why the last session has ended, in words; few need them, so that they come after the form. */
function useEndWords(reason: SessionEndReason | null, returnsTo: string | null): string {
  const [words, setWords] = useState('')
  useEffect(() => {
    if (reason !== null)
      void Promise.all([import('@member-care/domain/texts/session-texts.ts'), learnAllWords()]).then(
        ([{ sessionEndWords }]) => setWords(sessionEndWords(reason, returnsTo)),
      )
  }, [reason, returnsTo])
  return words
}

function identifierLabel(types: readonly ('nric' | 'staffId')[]): string {
  const { email, identifiers } = signInPageTexts
  const [only, another] = types
  if (only === undefined) return email
  return another === undefined ? identifiers[only] : identifiers.both
}

async function send(
  { email = '', password = '', captchaResponse = '' }: SignInForm,
  onAccepted: CredentialsFormProps['onAccepted'],
): Promise<void> {
  const { publicKey } = await readPublicKey()
  const result = await signIn({
    email: email.trim(),
    password: await encryptForServer(password, publicKey),
    captchaResponse,
  })
  onAccepted(result)
}
