import { Suspense, lazy } from 'react'
import { DEFAULT_MAXIMUM_FILES } from '@member-care/domain/claim/form/attachment-errors.ts'
import { focusField } from '../../form/focus-first-error.ts'
import { useSharedReceipts } from '../../shared-receipts/use-shared-receipts.ts'
import { useUnfinishedClaim } from '../use-unfinished-claim.ts'

/** Most claims have nothing shared beside them. */
const SharedBesideClaim = lazy(async () => ({
  default: (await import('../../shared-receipts/shared-panel.tsx')).SharedBesideClaim,
}))

/**
 * What another app shared and nobody has decided on yet: into this claim, or not used.
 * @param maximum how many documents of a category the claim may have
 */
export function SharedForClaim({ maximum = DEFAULT_MAXIMUM_FILES }: { readonly maximum?: number | undefined }) {
  const claim = useUnfinishedClaim()
  const { shared, leave } = useSharedReceipts()
  if (shared.phase === 'none') return null
  const add = () => {
    if (shared.phase !== 'here') return
    claim.addDocuments(shared.files, { category: 'INV/RCP', maximum })
    leave()
    // Where they are now, and the button is no more.
    focusField('invoicesAndReceipts')
  }
  return (
    <Suspense>
      <SharedBesideClaim shared={shared} onAdd={add} onLeave={leave} />
    </Suspense>
  )
}
