/** The captcha: a box to tick, whose proof of work the browser then does by itself (ALTCHA, answered by our own server). */
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { tokens } from '@member-care/domain/theme/tokens.ts'
import { captchaPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { shown } from '../theme/theme.ts'
import type { CaptchaElement } from './altcha-element.ts'

const { radius } = tokens
const look = {
  display: 'block',
  minHeight: 48,
  '--altcha-color-base': shown.surface,
  '--altcha-color-base-content': shown.ink,
  '--altcha-color-primary': shown.primary,
  '--altcha-color-success': shown.primary,
  '--altcha-color-error': shown.error,
  '--altcha-border-color': shown.inputBorder,
  '--altcha-border-radius': `${radius.small}px`,
  '--altcha-checkbox-border-color': shown.inkMuted,
  '--altcha-checkbox-outline': `3px solid ${shown.primary}`,
  '--altcha-checkbox-size': '24px',
  '--altcha-max-width': '100%',
  '--altcha-padding': '12px',
} as CSSProperties

interface CaptchaProps {
  /** Gets the proof to send as `captchaResponse`, and null when it has run out or was reset. */
  readonly onSolved: (proof: string | null) => void
  /** Another number resets it, as after a failed attempt. */
  readonly attempt?: number
  readonly error?: string | undefined
  /** Its task, or the captcha itself, could not be had from the server. */
  readonly onUnreachable?: () => void
}

export function Captcha({ onSolved, attempt = 0, error, onUnreachable }: CaptchaProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const element = useRef<CaptchaElement>(null)
  const report = useRef({ onSolved, onUnreachable })
  useEffect(() => {
    report.current = { onSolved, onUnreachable }
  })
  useEffect(() => {
    import('./altcha-widget.ts').then(
      () => setState('ready'),
      () => {
        setState('failed')
        report.current.onUnreachable?.()
      },
    )
  }, [])
  useEffect(() => {
    const widget = element.current
    if (state !== 'ready' || widget === null) return undefined
    const onStateChange = (event: Event) => {
      const { detail } = event as CustomEvent<{ state: string; payload?: string | null }>
      report.current.onSolved(detail.state === 'verified' ? (detail.payload ?? null) : null)
      if (detail.state === 'error') report.current.onUnreachable?.()
    }
    widget.addEventListener('statechange', onStateChange)
    return () => widget.removeEventListener('statechange', onStateChange)
  }, [state])
  useEffect(() => {
    if (attempt > 0) element.current?.reset?.()
  }, [attempt])
  return (
    <Box
      role="group"
      aria-label={captchaPageTexts.label}
      aria-describedby={error === undefined ? undefined : 'captcha-error'}
    >
      {state === 'ready' && (
        <altcha-widget
          ref={element}
          challenge="/api/captcha/challenge"
          configuration='{"hideFooter":true,"hideLogo":true}'
          style={look}
        />
      )}
      {state === 'loading' && (
        <Box
          sx={{ minHeight: 50, border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, color: 'text.secondary' }}
        >
          {captchaPageTexts.loading}
        </Box>
      )}
      {state === 'failed' && <Box role="alert">{captchaPageTexts.failed}</Box>}
      {error !== undefined && (
        <FormHelperText error id="captcha-error" role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
