/** What the receipts of a claim say, read in this browser as each is opened. It stays in the page's memory (S122). */
import { isRedacted } from '@member-care/domain/events/event-definition.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { claimedValues, type ClaimedValues } from '@member-care/domain/receipt/compare-claim.ts'
import type { ReceiptReading } from '@member-care/domain/receipt/receipt-reading.ts'
import type { ReadingFault } from '@member-care/domain/receipt/reading-fault.ts'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ReadReceipt } from '@member-care/web-kit/receipt/read-receipt.ts'
import { beforeSilence } from '@member-care/web-kit/workers/silence.ts'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import type { ConsoleDataProvider } from '../../../console/console-data-provider.ts'
import type { ClaimRecord } from '../../claim-record.ts'
import { attachmentQuery, showableTypes } from '../../detail/use-attachment.ts'

export type ReadingOfReceipt =
  /** The server records who opens a document, so none is opened only to be read. */
  | { readonly phase: 'unopened' | 'reading' }
  | { readonly phase: 'read'; readonly reading: ReceiptReading }
  | { readonly phase: 'unread'; readonly why: ReadingFault; readonly retry: () => void }

export type DeskReceipt = { readonly id: string; readonly name: string } & ReadingOfReceipt

export interface DeskReceipts {
  readonly claimed: ClaimedValues
  readonly receipts: readonly DeskReceipt[]
}

/** @param openId the document that is looked at */
export function useReceiptReadings(claim: ClaimRecord, openId: string | undefined): DeskReceipts {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const opened = useOpened(openId)
  const claimed = claimedValues(claim.details, isRedacted(claim.claimantName) ? undefined : claim.claimantName)
  const documents = claim.attachments.flatMap(({ id, name, category }) =>
    category === 'INV/RCP' && !isRedacted(name) ? [{ id, name }] : [],
  )
  const answers = useQueries({
    queries: documents.map(({ id }) => ({
      // Another claimant or provider is looked for anew.
      queryKey: ['receipt-reading', claim.id, id, claim.updatedAt],
      enabled: opened.has(id),
      staleTime: Infinity,
      retry: false,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const document = await queryClient.ensureQueryData(attachmentQuery(dataProvider, claim.id, id))
        return readDocument(document, claimed, signal)
      },
    })),
  })
  return {
    claimed,
    receipts: documents.map((document, index) => ({
      ...document,
      ...readingOf(answers[index], opened.has(document.id)),
    })),
  }
}

async function readDocument(
  document: Blob,
  { provider, patient }: ClaimedValues,
  signal: AbortSignal,
): Promise<ReadReceipt> {
  if (!showableTypes.includes(document.type)) return { ok: false, why: 'unreadable' }
  const { readReceipt } = await beforeSilence(import('@member-care/web-kit/receipt/read-receipt.ts'))
  return readReceipt(document, {
    providers: [provider],
    people: patient === undefined ? [] : [patient],
    today: singaporeToday(new Date()),
    signal,
  })
}

function readingOf(answer: UseQueryResult<ReadReceipt> | undefined, isOpened: boolean): ReadingOfReceipt {
  if (!isOpened || answer === undefined) return { phase: 'unopened' }
  const { data, isError, isFetching, refetch } = answer
  const retry = () => void refetch()
  if (isFetching || (data === undefined && !isError)) return { phase: 'reading' }
  // The program, or the document, was not to be had.
  if (data === undefined) return { phase: 'unread', why: 'unavailable', retry }
  return data.ok ? { phase: 'read', reading: data.reading } : { phase: 'unread', why: data.why, retry }
}

/** Every document that has been looked at since the claim was opened. */
function useOpened(openId: string | undefined): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  if (openId === undefined || opened.has(openId)) return opened
  const now = new Set([...opened, openId])
  setOpened(now)
  return now
}

/** The readings of the other receipts; undefined for one that is not read, or cannot be. */
export function readingsBeside(receipts: readonly DeskReceipt[], id: string): readonly (ReceiptReading | undefined)[] {
  return receipts.filter((one) => one.id !== id).map((one) => (one.phase === 'read' ? one.reading : undefined))
}
