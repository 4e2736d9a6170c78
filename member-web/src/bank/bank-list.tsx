/** What needs the bank list: shown once it is there, with a way to try again when it does not come. */
import type { ReactNode } from 'react'
import type { Bank } from '@member-care/domain/bank/bank-rules.ts'
import { useAnswer } from '../data/use-answer.ts'
import { LoadFailure } from '@member-care/web-kit/page/load-failure.tsx'
import { Skeletons } from '../page/skeletons.tsx'
import { bankQuery } from './bank-query.ts'

export function BankList({ children }: { readonly children: (banks: readonly Bank[]) => ReactNode }) {
  const banks = useAnswer(bankQuery)
  if (banks.phase === 'failed') return <LoadFailure detail={banks.failure ?? ''} onRetry={banks.reload} />
  if (banks.value === undefined) return <Skeletons count={1} height={80} />
  return children(banks.value)
}
