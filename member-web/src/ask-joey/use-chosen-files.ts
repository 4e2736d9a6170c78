/** Documents that are chosen for a conversation: large photos are made smaller, what is not taken is told with its reason, the others are sent. */
import { useState } from 'react'
import { fileError } from '@member-care/domain/claim/form/attachment-errors.ts'
import type { RefusedFile } from '../claim-form/documents/attached-files.ts'
import { fitPhotos } from '../photo/fit-photo.ts'

interface ChosenFiles {
  readonly refused: readonly RefusedFile[]
  /** Photos are being made smaller. */
  readonly isFitting: boolean
  readonly choose: (files: readonly File[]) => void
  readonly dismiss: (key: string) => void
}

export function useChosenFiles(send: (file: File) => void): ChosenFiles {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [fittings, setFittings] = useState(0)
  const choose = async (chosen: readonly File[]) => {
    setFittings((count) => count + 1)
    const files = await fitPhotos(chosen)
    setFittings((count) => count - 1)
    for (const file of files) {
      const reason = fileError({ name: file.name, bytes: file.size })
      if (reason === undefined) send(file)
      else setRefused((before) => [...before, { key: crypto.randomUUID(), name: file.name, reason }])
    }
  }
  return {
    refused,
    isFitting: fittings > 0,
    choose: (files) => void choose(files),
    dismiss: (key) => setRefused((before) => before.filter((one) => one.key !== key)),
  }
}
