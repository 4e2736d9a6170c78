import type { Replay } from './audit-calls.ts'

type Result = Pick<NonNullable<Replay['result']>, 'equal' | 'state' | 'tables' | 'incompleteStreams'>

/** How a replay went. Earlier versions called a read model equal though it had stopped. */
export function outcomeOf({ equal, state, tables, incompleteStreams }: Result): 'identical' | 'stopped' | 'differs' {
  if (state !== 'failed') return equal ? 'identical' : 'differs'
  const isSameUpToThere =
    incompleteStreams.length === 0 &&
    tables.every(({ differing, strayColumns }) => differing === 0 && strayColumns.length === 0)
  return isSameUpToThere ? 'stopped' : 'differs'
}
