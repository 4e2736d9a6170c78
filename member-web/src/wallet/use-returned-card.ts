/** Where a bank asked on a page of its own: the provider leads back to the wallet, and names the card that was begun in the address. */
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Wallet } from './use-wallet.ts'

/** What the provider puts into the address. */
const NAME_OF_CARD = 'setup_intent'
const named = [NAME_OF_CARD, 'setup_intent_client_secret', 'redirect_status']

/** @param onReturned told what became of the card, once */
export function useReturnedCard(
  finish: Wallet['finish'],
  onReturned: (outcome: Awaited<ReturnType<Wallet['finish']>>) => void,
): void {
  const [search, setSearch] = useSearchParams()
  const [setupId] = useState(() => search.get(NAME_OF_CARD))
  useEffect(() => {
    if (setupId === null) return
    // Not to be asked about again by a reload, and no secret is left in the address.
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => !named.includes(name))), { replace: true })
    void finish(setupId).then(onReturned, () => onReturned('unfinished'))
    // Once for each arrival.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [setupId])
}
