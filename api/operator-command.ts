/** What the commands of an operator have in common (`npm run backup`, `npm run replay` …): how they speak, and how they end. */
import { failureText } from './failure-text.ts'

/**
 * Runs a command with the words that stand behind it. Its exit code is what `run` gives: 0 when all is as it should be (or nothing is given), 1 when
 * the command has found something. It is 2 when the command could not be carried out; the error output then says why, without a secret.
 */
export async function runCommand(run: (words: readonly string[]) => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await run(process.argv.slice(2))) ?? 0
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`)
    process.exitCode = 2
  }
}

/** A line of what the command was asked for. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
