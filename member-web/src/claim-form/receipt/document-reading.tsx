/** At a receipt: that it is being read, what came of it, and what can be done about a photo that says nothing. */
import { useRef } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import type { ReadingFault } from '@member-care/domain/receipt/reading-fault.ts'
import { receiptReadingTexts } from '@member-care/domain/texts/receipt-reading-texts.ts'
import { FilePicker } from '../documents/document-chooser.tsx'
import type { OutcomeOfReading } from './receipts-of-draft.ts'

interface DocumentReadingProps {
  /** Of the button that takes it again. */
  readonly retakeId: string
  /** Of the file. */
  readonly name: string
  /** How much of it is read, 0 to 1; undefined when it is not being read. */
  readonly share: number | undefined
  readonly outcome: OutcomeOfReading | undefined
  /** Another photo takes the place of this one. */
  readonly onRetaken: (photos: readonly File[]) => void
  readonly onKeep: () => void
  readonly onTryAgain: () => void
}

/** Another photo may say more. */
const retakable: readonly ReadingFault[] = ['tooSmall', 'tooDark', 'tooBlurred', 'noText']

/** What was not to be had may be there now. */
const passing: readonly ReadingFault[] = ['unavailable', 'notFetched']

/** Why a photo is better taken again, unless the member keeps it. */
export function faultToMend(outcome: OutcomeOfReading | undefined): ReadingFault | undefined {
  const isMendable = outcome?.phase === 'unread' && outcome.isKept !== true && retakable.includes(outcome.why)
  return isMendable ? outcome.why : undefined
}

export function DocumentReading({
  retakeId,
  name,
  share,
  outcome,
  onRetaken,
  onKeep,
  onTryAgain,
}: DocumentReadingProps) {
  const status = useRef<HTMLElement>(null)
  const isUnread = outcome?.phase === 'unread'
  return (
    <>
      {share !== undefined && (
        <LinearProgress
          variant={share > 0 ? 'determinate' : 'indeterminate'}
          value={Math.round(share * 100)}
          aria-label={receiptFormTexts.progressOf(name)}
          sx={{ borderRadius: 2, my: 0.5 }}
        />
      )}
      <Box
        component="span"
        role="status"
        ref={status}
        tabIndex={-1}
        sx={{
          display: 'block',
          outline: 0,
          color: isUnread && outcome.isKept !== true ? 'warning.main' : 'text.secondary',
        }}
      >
        {share !== undefined ? receiptFormTexts.reading : outcome && textOf(outcome)}
      </Box>
      {share === undefined && faultToMend(outcome) !== undefined && (
        <Retaking retakeId={retakeId} name={name} onRetaken={onRetaken} onKeep={onKeep} />
      )}
      {share === undefined && isUnread && passing.includes(outcome.why) && (
        <Button
          size="small"
          aria-label={receiptFormTexts.tryAgainNamed(name)}
          onClick={() => {
            // The button goes, and says here what becomes of it.
            status.current?.focus()
            onTryAgain()
          }}
          sx={{ minHeight: 32, py: 0, minWidth: 0, ml: -0.625 }}
        >
          {receiptFormTexts.tryAgain}
        </Button>
      )}
    </>
  )
}

/** The receipt still lies there: one press opens the camera. */
function Retaking({
  retakeId,
  name,
  onRetaken,
  onKeep,
}: Pick<DocumentReadingProps, 'retakeId' | 'name' | 'onRetaken' | 'onKeep'>) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -0.625 }}>
      <Button
        id={retakeId}
        size="small"
        aria-label={receiptFormTexts.retakeNamed(name)}
        onClick={() => camera.current?.click()}
        sx={{ minHeight: 32, py: 0, minWidth: 0 }}
      >
        {receiptFormTexts.retake}
      </Button>
      <Button
        size="small"
        aria-label={receiptFormTexts.keepNamed(name)}
        onClick={onKeep}
        sx={{ minHeight: 32, py: 0, minWidth: 0 }}
      >
        {receiptFormTexts.keep}
      </Button>
      <FilePicker
        input={camera}
        label={receiptFormTexts.photoInPlaceOf(name)}
        accept="image/*"
        camera
        onChosen={(photos) => onRetaken([...(photos ?? [])])}
      />
    </Box>
  )
}

function textOf(outcome: OutcomeOfReading): string {
  if (outcome.phase === 'unread')
    return outcome.isKept === true ? receiptFormTexts.kept : receiptReadingTexts.faults[outcome.why]
  if (outcome.reading.isPart === true) return receiptFormTexts.partRead
  const isAnySure = Object.values(outcome.reading).some(
    (field: unknown) => typeof field === 'object' && field !== null && 'verdict' in field && field.verdict === 'sure',
  )
  return isAnySure ? receiptFormTexts.read : receiptFormTexts.nothingSure
}
