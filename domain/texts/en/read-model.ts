/** Texts of the console about the tables that are made from the events. */
import { plural } from '../../language/plural.ts'
import { shownCount } from '../../language/shown-count.ts'

export const readModelTexts = {
  title: 'Read models',
  system: {
    title: 'System',
    eventStore: 'Event store',
    lastPosition: 'Last position',
    outbox: (kind: string) => `Outbox: ${kind}`,
    process: 'Process',
    processOf: (of: { readonly id: string; readonly node: string; readonly uptime: string; readonly memory: string }) =>
      `${of.id}, Node ${of.node}, up ${of.uptime}, ${of.memory}`,
    seconds: (seconds: number) => `${shownCount(seconds)} s`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) => `${shownCount(hours)} h ${minutes} min`,
    waiting: (waiting: number, gaveUp: number) => `${shownCount(waiting)} waiting, ${shownCount(gaveUp)} given up`,
    waitingSince: (waiting: number, dueSeconds: number, gaveUp: number) =>
      `${shownCount(waiting)} waiting (due for ${shownCount(dueSeconds)} s), ${shownCount(gaveUp)} given up`,
    withFailing: (text: string, failing: number, failingFor: string) =>
      `${text}; failing: ${shownCount(failing)}, the first for ${failingFor}`,
  },
  failed: 'The state of the read models could not be loaded.',
  columns: { name: 'Name', state: 'State', behind: 'Behind', position: 'Position', updated: 'Updated' },
  states: { live: 'Live', building: 'Building', failed: 'Stopped', retired: 'Retired' },
  retry: 'Retry',
  retryNamed: (name: string) => `Retry ${name}`,
  triesAgain: (name: string) => `${name} tries again.`,
  stopped: 'stopped:',
  refreshed: 'Refreshed every 5 seconds. Times are in Singapore.',
  /** A reactor makes no table; it passes on what others have to hear. */
  kind: (kind: 'projection' | 'reactor', version: number) =>
    `${kind === 'reactor' ? 'Reactor, version' : 'Version'} ${version}`,
  lag: (events: number, seconds: number) =>
    events === 0
      ? 'Nothing'
      : `${shownCount(events)} ${plural('en', events, { one: 'event', other: 'events' })}, ${Math.round(seconds)} s`,
  behindBy: (lag: string) => `Behind: ${lag}`,
  positionAt: (position: string, updatedAt: string) => `Position ${position} · ${updatedAt}`,
  summary: {
    stopped: (stopped: number, all: number, names: string) =>
      `${stopped} of ${all} read models and reactors stopped: ${names}.`,
    behind: (behind: number, all: number) =>
      `${behind} of ${all} read models and reactors ${plural('en', behind, { one: 'is', other: 'are' })} catching up.`,
    live: (all: number) => `All ${all} read models and reactors are up to date.`,
  },
} as const
