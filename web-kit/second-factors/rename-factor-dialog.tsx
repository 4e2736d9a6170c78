/** Another name for a second factor. */
import { useState } from 'react'
import { factorNameError } from '@member-care/domain/account/second-factors.ts'
import { secondFactorPageTexts } from '@member-care/domain/texts/second-factor-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { NameField } from './name-field.tsx'
import type { SecondFactor, SecondFactorCalls } from './second-factor-calls.ts'
import { useSending } from './use-sending.ts'

interface RenameFactorDialogProps {
  readonly calls: SecondFactorCalls
  readonly factor: SecondFactor
  readonly onRenamed: () => void
  readonly onClose: () => void
}

export function RenameFactorDialog({ calls, factor, onRenamed, onClose }: RenameFactorDialogProps) {
  const [name, setName] = useState(factor.name)
  const { isPending, failure, send } = useSending()
  const error = factorNameError(name)
  return (
    <FactorDialog
      title={pageTexts.labelled(secondFactorPageTexts.rename, factor.name)}
      failure={failure}
      isPending={isPending}
      submit={{ label: secondFactorPageTexts.save }}
      onSubmit={() => error === undefined && send(() => calls.rename(factor.id, name), onRenamed)}
      onClose={onClose}
    >
      <NameField autoFocus value={name} onChange={setName} error={error} />
    </FactorDialog>
  )
}
