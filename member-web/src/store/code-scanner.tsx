/** Scans the QR code at the counter with the camera (STO-008, S110). */
import { useCallback, useEffect, useRef, useState } from 'react'
import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { redeemTexts as texts } from '@member-care/domain/texts/store-page-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { readCode, type CameraFailure } from './camera.ts'

type Phase = 'off' | 'starting' | 'looking' | CameraFailure

interface CodeScannerProps {
  /** What was read is being sent. */
  readonly isSending: boolean
  readonly onCode: (code: string) => void
}

export function CodeScanner({ isSending, onCode }: CodeScannerProps) {
  const [phase, setPhase] = useState<Phase>('off')
  const isOn = phase === 'starting' || phase === 'looking'
  const failure = phase === 'off' || isOn ? undefined : phase
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ color: 'text.secondary' }}>{texts.scanLead}</Box>
      {failure !== undefined && (
        <Box sx={{ justifySelf: 'stretch' }}>
          <Notice tone="warning" role="alert" title={texts[failure]}>
            {texts[`${failure}Detail`]}
          </Notice>
        </Box>
      )}
      {isOn && (
        <CameraPicture
          isLooking={phase === 'looking'}
          onPhase={setPhase}
          onCode={(code) => {
            setPhase('off')
            onCode(code)
          }}
        />
      )}
      {/* The same button at both times, so that it keeps the focus. */}
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        size="large"
        startIcon={isOn ? undefined : <QrCodeScannerOutlined />}
        aria-disabled={isSending}
        onClick={() => !isSending && setPhase(isOn ? 'off' : 'starting')}
      >
        {isSending ? texts.redeeming : isOn ? texts.stop : texts.scan}
      </Button>
    </Box>
  )
}

interface CameraPictureProps {
  readonly isLooking: boolean
  readonly onPhase: (phase: Phase) => void
  readonly onCode: (code: string) => void
}

/** The camera is on for as long as this is on the screen. */
function CameraPicture({ isLooking, onPhase, onCode }: CameraPictureProps) {
  const video = useCamera(onPhase, onCode)
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          width: '100%',
          maxWidth: 420,
          aspectRatio: '4 / 3',
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'text.primary',
        }}
      >
        <Box
          component="video"
          ref={video}
          aria-label={texts.camera}
          muted
          playsInline
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
        <Box
          aria-hidden="true"
          sx={{ position: 'absolute', inset: '12% 22%', border: '3px solid #fff', borderRadius: 3, opacity: 0.9 }}
        />
      </Box>
      <Box role="status">{isLooking ? texts.looking : texts.starting}</Box>
    </>
  )
}

function useCamera(onPhase: (phase: Phase) => void, onCode: (code: string) => void) {
  const listeners = useRef({ onPhase, onCode })
  useEffect(() => {
    listeners.current = { onPhase, onCode }
  })
  return useCallback((video: HTMLVideoElement | null) => {
    if (video === null) return undefined
    const leaving = new AbortController()
    void readCode(
      video,
      {
        onStart: () => listeners.current.onPhase('looking'),
        onCode: (code) => listeners.current.onCode(code),
        onFailure: (failure) => listeners.current.onPhase(failure),
      },
      leaving.signal,
    )
    return () => leaving.abort()
  }, [])
}
