/** The tabs of a browser tell each other that a wallet has changed, so that each shows it as it is. Nothing of a card is said. */
const CHANNEL = 'member-care.wallet'

export interface OtherTabs {
  tellChanged(): void
  close(): void
}

/** @param onChanged when the member's wallet has changed in another tab */
export function joinWalletTabs(uuid: string, onChanged: () => void): OtherTabs {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === uuid) onChanged()
  })
  return { tellChanged: () => channel.postMessage(uuid), close: () => channel.close() }
}
