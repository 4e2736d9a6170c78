/**
 * How the process that started this one ends it (api/launch/run-to-the-end.mjs). That process holds a channel to us.
 * The channel closes when that process dies.
 */

/** Sent through the channel. */
const END = 'end'
/** A terminal gives its signal to every process, and the one above passes it on: the signal itself comes first. */
const AFTER_THE_SIGNAL_MS = 100

/** Calls back when the process that started us says so, or is gone. Never where it gave us no channel. */
export function whenToldToEnd(end: () => void): void {
  const endInAMoment = () => void setTimeout(end, AFTER_THE_SIGNAL_MS)
  process.on('message', (message) => message === END && endInAMoment())
  process.on('disconnect', endInAMoment)
  // The other process ended while we were loading.
  if (process.connected === false) end()
}
