/**
 * `npm run accept-shorter-log` says what is lost where the event log is another one, empty, or ends before what is known of it; nothing is changed.
 * With the word that it ends with (`-- --word <word>`) it accepts exactly that: the log itself tells of it, the former anchors are put aside, and
 * everything is made anew from the log as it is. To be run on a stopped product.
 */
import { parseArgs } from 'node:util'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { acceptLoss } from './lost-log/accept-loss.ts'
import { findLoss } from './lost-log/find-loss.ts'
import { lossReport } from './lost-log/loss-report.ts'
import { runCommand, say } from './operator-command.ts'
import { readSettings } from './settings/read-settings.ts'
import { withEventLog } from './event-log/with-event-log.ts'

await runCommand(run)

/** @returns the exit code: 0 where nothing is missing (any more), 1 where something is */
async function run(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...words], options: { word: { type: 'string' } } })
  const { anchors } = readSettings(process.env)
  return withEventLog(
    async (events, pool, ownerUrl) => {
      const loss = await findLoss(events, pool)
      if (!loss) {
        say(
          'This is the log that the database follows, and nothing that the database knows of is missing in it. What anchors outside tell of later events says `npm run verify-log`.',
        )
        return 0
      }
      say(lossReport(loss))
      if (values.word !== loss.word) {
        const given = values.word === undefined ? '' : ` The word “${values.word}” is not for this loss.`
        say(
          `\nNothing was changed.${given} If this is lost for good: stop the product, and accept it with\n  npm run accept-shorter-log -- --word ${loss.word}`,
        )
        return 1
      }
      const { jobsGivenUp, anchored, formerAnchorFile, reactors } = await acceptLoss(events, pool, loss, {
        anchorFile: anchors.file,
        ownerUrl,
        onProgress: say,
      })
      say(
        `Accepted, and told in the log by an event of its own (EventsLost). Every read model was made anew; ${shownCount(anchored)} events are anchored anew.`,
      )
      if (formerAnchorFile) say(`The file of the former anchors is kept: ${formerAnchorFile}`)
      if (reactors.length > 0)
        say(
          `These go on from the end of the log: ${reactors.join(', ')}. What they did for events that are lost stays done, and a verification names their jobs.`,
        )
      if (jobsGivenUp > 0)
        say(`${shownCount(jobsGivenUp)} jobs that were still to be done for lost events are given up.`)
      return 0
    },
    { isAnyLog: true },
  )
}
