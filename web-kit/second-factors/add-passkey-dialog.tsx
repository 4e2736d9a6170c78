/** Adding a passkey: its name, then the browser's own dialog. */
import { useState } from 'react'
import Typography from '@mui/material/Typography'
import { factorNameError } from '@member-care/domain/account/second-factors.ts'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { NameField } from './name-field.tsx'
import type { SecondFactorCalls } from './second-factor-calls.ts'
import { useSending } from './use-sending.ts'

const texts = secondFactorPageTexts.passkey

interface AddPasskeyDialogProps {
  readonly calls: SecondFactorCalls
  /** @param recoveryCodes with the first second factor */
  readonly onAdded: (recoveryCodes: readonly string[] | undefined) => void
  readonly onClose: () => void
}

export function AddPasskeyDialog({ calls, onAdded, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState<string>(secondFactorPageTexts.passkeyName)
  const { isPending, failure, send } = useSending()
  const error = factorNameError(name)
  return (
    <FactorDialog
      title={texts.title}
      failure={failure}
      isPending={isPending}
      submit={{ label: isPending ? texts.waiting : texts.submit }}
      onSubmit={() =>
        error === undefined &&
        send(
          () => calls.addPasskey(name),
          ({ recoveryCodes }) => onAdded(recoveryCodes),
        )
      }
      onClose={onClose}
    >
      <Typography>{texts.what}</Typography>
      <NameField autoFocus value={name} onChange={setName} error={error} />
    </FactorDialog>
  )
}
