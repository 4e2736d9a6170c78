import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import { ConfirmDialog } from '../console/confirm-dialog.tsx'
import { useCommandSending } from '../console/use-command-sending.ts'
import { hrDataProvider, type HrLetter } from './hr-data-provider.ts'

export interface LetterDialogProps {
  readonly letter: HrLetter
  /** It is not as it was shown any more. */
  readonly onChanged: () => void
  readonly onClose: () => void
  /** @param text what is said of it */
  readonly onDone: (text: string) => void
}

const { letters: texts } = hrTexts

/** Asks before a request goes on to the insurer's desk. */
export function PassOnDialog({ letter, onChanged, onClose, onDone }: LetterDialogProps) {
  const { send, isPending, failure } = useCommandSending({
    onDone: () => onDone(texts.passedOn(letter.number)),
    onConflict: onChanged,
  })
  return (
    <ConfirmDialog
      title={texts.passOnOf(letter.number)}
      text={texts.passOnText}
      confirmLabel={texts.passOn}
      isPending={isPending}
      failure={failure?.message}
      onConfirm={() => void send(letter.version, (options) => hrDataProvider.passOnGuarantee(letter, options))}
      onClose={onClose}
    />
  )
}
