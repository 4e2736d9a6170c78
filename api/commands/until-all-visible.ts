import type { CommandHandling } from './handle-command.ts'

/** Several streams were written. This waits until these read models show all of them. */
export async function untilAllVisible(
  { eventLog, readModels }: CommandHandling,
  visibleIn: readonly string[],
): Promise<void> {
  const head = await eventLog.head()
  if (head !== undefined) await readModels.untilVisible(visibleIn, head)
}
