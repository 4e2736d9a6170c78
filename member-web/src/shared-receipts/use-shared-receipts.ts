/** What another app shared and this page was opened with: looked at by the rules of documents, and handed to the claim that is begun. */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fileError } from '@member-care/domain/claim/form/attachment-errors.ts'
import { sharedReceiptTexts } from '@member-care/domain/texts/outbox-texts.ts'
import { fitPhotos } from '../photo/fit-photo.ts'
import { useSignedInUser } from '../session/session.ts'
import { NOTHING_KEPT } from '@member-care/domain/pages/shared-receipts.ts'
import { openShared, removeShared } from './shared-receipts.ts'

export type SharedHere =
  | { readonly phase: 'none' }
  | { readonly phase: 'opening' }
  /** It did not get here, or has rested too long, or was another person's. */
  | { readonly phase: 'missing'; readonly isReceived: boolean }
  | {
      readonly phase: 'here'
      readonly id: string
      readonly files: readonly File[]
      readonly refused: readonly { readonly name: string; readonly reason: string }[]
    }

export function useSharedReceipts(): { readonly shared: SharedHere; readonly leave: () => void } {
  const [query, setQuery] = useSearchParams()
  const { uuid } = useSignedInUser()
  const id = query.get('shared')
  const [opened, setOpened] = useState<{ readonly id: string; readonly shared: SharedHere } | null>(null)
  useEffect(() => {
    if (id === null || id === NOTHING_KEPT) return undefined
    let isLeft = false
    look(id, uuid)
      .catch((): SharedHere => ({ phase: 'missing', isReceived: false }))
      .then((shared) => !isLeft && setOpened({ id, shared }))
    return () => {
      isLeft = true
    }
  }, [id, uuid])
  const leave = () => {
    if (id !== null && id !== NOTHING_KEPT) void removeShared(id).catch(() => undefined)
    // Back does not lead to where they still were.
    setQuery(
      (before) => {
        before.delete('shared')
        return before
      },
      { replace: true },
    )
  }
  return { shared: standOf(id, opened), leave }
}

function standOf(id: string | null, opened: { readonly id: string; readonly shared: SharedHere } | null): SharedHere {
  if (id === null) return { phase: 'none' }
  if (id === NOTHING_KEPT) return { phase: 'missing', isReceived: false }
  return opened?.id === id ? opened.shared : { phase: 'opening' }
}

async function look(id: string, userId: string): Promise<SharedHere> {
  const found = await openShared(id, userId, new Date())
  if (found === undefined) return { phase: 'missing', isReceived: true }
  const fitting = await fitPhotos(found.files)
  const judged = fitting.map((file) => ({ file, reason: fileError({ name: file.name, bytes: file.size }) }))
  return {
    phase: 'here',
    id,
    files: judged.flatMap(({ file, reason }) => (reason === undefined ? [file] : [])),
    refused: [
      ...judged.flatMap(({ file, reason }) => (reason === undefined ? [] : [{ name: file.name, reason }])),
      ...found.leftOut.map(({ name, why }) => ({
        name,
        reason: why === 'too-large' ? sharedReceiptTexts.tooLarge : sharedReceiptTexts.tooMany,
      })),
    ],
  }
}
